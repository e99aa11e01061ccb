export * from "./ArticleBody";
