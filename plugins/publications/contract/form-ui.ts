export { EditPost } from '../web/form/EditPost.tsx'
export { NewHead } from '../web/form/NewHead.tsx'
export { NewPost, newPostQueries } from '../web/form/NewPost.tsx'
export { tagQueries } from '../web/form/use-tags.ts'
