export { toolListData } from '../web/tool-list/tool-list.data.ts'
