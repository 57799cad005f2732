package newsgraph.pipeline;

import newsgraph.article.Article;
import newsgraph.claim.Claims;
import newsgraph.entity.Entities;
import newsgraph.language.Text;

/**
 * What the stages say of one article.
 *
 * @param text its sentences, syntax and names
 * @param entities whom and what it mentions
 * @param claims who does what to whom in it
 */
public record Analysis(Article article, Text text, Entities entities, Claims claims) {}
