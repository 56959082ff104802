export { NewHead } from '../web/form/NewHead.tsx'
export { NewPost, newPostQueries } from '../web/form/NewPost.tsx'
