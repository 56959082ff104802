import type { EditorLook } from '../editor/editor-config.ts'
import { pageLook } from '../in-page/page-look.ts'

/** Look of a text that is written where its readers will read it, below the title of its page. */
export const articleLook: EditorLook = pageLook(2)
