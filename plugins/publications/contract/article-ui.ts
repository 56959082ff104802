export { Article } from '../web/components/Article.tsx'
