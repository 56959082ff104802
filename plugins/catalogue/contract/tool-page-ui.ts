export { ToolListPage } from '../web/tool-list/ToolListPage.tsx'
