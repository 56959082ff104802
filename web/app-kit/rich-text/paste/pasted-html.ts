/** Modules that pasting HTML needs, loaded with the first text that is pasted from another program. */
export { cleanPastedHtml } from './clean-html.ts'
export { $insertPasted } from './insert-pasted.ts'
export { pictureFile } from './picture-file.ts'
