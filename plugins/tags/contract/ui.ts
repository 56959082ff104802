export { tagName } from './tag-name.ts'
export type { TagView } from './tag-view.ts'
