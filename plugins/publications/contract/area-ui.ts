export { PostsHead, PostsLayout } from '../web/areas/PostsLayout.tsx'
export { ViewLinks } from '../web/areas/ViewLinks.tsx'
export { copiedParameter, type WritingArea } from '../web/areas/writing-area.ts'
