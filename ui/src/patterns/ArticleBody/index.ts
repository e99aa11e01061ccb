export {
  ArticleBody,
  type ArticleBodyProps,
  ArticleLayout,
  type ArticleLayoutProps,
} from "./ArticleBody";
