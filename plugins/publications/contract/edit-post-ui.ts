export { EditPost } from '../web/form/EditPost.tsx'
export { tagQueries } from '../web/form/settings/use-tags.ts'
