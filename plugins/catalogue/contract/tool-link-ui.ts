export { ToolLink } from '../web/tool-list/ToolLink.tsx'
