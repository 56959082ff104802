export { ListTool, listToolMessages, type ToolList } from '../web/tool-list/ListTool.tsx'
export { ToolNote, ToolQuestions, ToolResults, ToolRow, ToolRows } from '../web/tool-list/ToolParts.tsx'
