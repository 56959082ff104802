export { Article } from '../web/parts/Article.tsx'
