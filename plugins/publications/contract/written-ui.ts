export { writtenInput } from '../web/areas/status-filter.ts'
export { AddLink } from '../web/panel/AddLink.tsx'
export { WrittenList } from '../web/panel/WrittenList.tsx'
