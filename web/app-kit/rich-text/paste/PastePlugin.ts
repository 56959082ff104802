import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import { $isTableNode, $setTableRowIsHeader } from '@lexical/table'
import { $getNodeByKey, $getSelection, COMMAND_PRIORITY_HIGH, mergeRegister, type NodeKey, PASTE_COMMAND, PASTE_TAG } from 'lexical'
import { useEffect, useRef } from 'react'
import type { ImageNode } from '#core/rich-text/document.ts'
import { maxRichText } from '#core/rich-text/limits.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useEditorTools } from '../editor/editor-tools.ts'
import type { Pasted } from './pasted.ts'

type PastedHtml = typeof import('./pasted-html.ts')

/** Format in which Lexical copies its own texts. */
const ownFormat = 'application/x-lexical-editor'

const isPicture = ({ type }: File): boolean => type.startsWith('image/')

/** Pastes texts of other programs as what a document knows, uploads pasted and dropped files, and tells what was left out. */
export const PastePlugin = (): null => {
  const t = useT()
  const [editor] = useLexicalComposerContext()
  const { tools, uploads, notify, ask } = useEditorTools()
  const acceptsFiles = tools.upload !== undefined
  const latest = useRef({ uploads, notify, ask, t })
  latest.current = { uploads, notify, ask, t }
  useEffect(() => {
    const tell = (left: readonly string[], large: Pasted['large']) => {
      const { t, notify } = latest.current
      const names = left.map((name) => name || t('rich-text.paste.untitled')).join(', ')
      notify([
        ...(left.length > 0 ? [t('rich-text.paste.pictures', { count: left.length, names })] : []),
        ...(large ? [t('rich-text.paste.table', { ...large, rows: maxRichText.rows, columns: maxRichText.columns })] : []),
      ])
    }
    const askForHeadings = (tables: readonly NodeKey[]) => {
      if (tables.length === 0) return
      const accept = () =>
        editor.update(() => {
          for (const table of tables.map((key) => $getNodeByKey(key))) if ($isTableNode(table)) $setTableRowIsHeader(table, 0, true)
        })
      latest.current.ask({ text: latest.current.t('rich-text.paste.header'), accept })
    }
    const insert = (html: string, files: readonly File[], { cleanPastedHtml, $insertPasted, pictureFile }: PastedHtml) => {
      const upload = async (src: string, { alt }: ImageNode, key: NodeKey) => {
        const file = await pictureFile(src, alt || latest.current.t('rich-text.picture.title'))
        if (file) latest.current.uploads.addFor(file, key)
        else {
          editor.update(() => $getNodeByKey(key)?.remove())
          tell([alt], null)
        }
      }
      const { blocks, pictures, left, large, plainTables } = cleanPastedHtml(html, { acceptsPictures: acceptsFiles })
      // A picture that was copied by itself in a browser: its address and its bytes.
      if (acceptsFiles && blocks.every(({ type }) => type === 'image') && files.length > 0) return latest.current.uploads.add(files)
      editor.update(
        () => {
          const keys = $insertPasted(blocks)
          askForHeadings(plainTables.flatMap((table) => keys.get(table) ?? []))
          for (const { block, src } of pictures) {
            const key = keys.get(block)
            if (key !== undefined) void upload(src, block, key)
          }
        },
        { tag: PASTE_TAG },
      )
      tell(left, large)
    }
    const paste = (data: DataTransfer): boolean => {
      const html = data.getData('text/html')
      if (html === '' || data.getData(ownFormat) !== '') return false
      // The clipboard is open to this event alone.
      const text = data.getData('text/plain')
      const files = [...data.files].filter(isPicture)
      void import('./pasted-html.ts')
        .then((loaded) => insert(html, files, loaded))
        // Without a connection the text comes without its formats.
        .catch(() => editor.update(() => $getSelection()?.insertRawText(text), { tag: PASTE_TAG }))
      return true
    }
    return mergeRegister(
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!('clipboardData' in event) || !event.clipboardData || !paste(event.clipboardData)) return false
          event.preventDefault()
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(
        DRAG_DROP_PASTE,
        (files) => {
          if (acceptsFiles) latest.current.uploads.add(files)
          return acceptsFiles
        },
        COMMAND_PRIORITY_HIGH,
      ),
    )
  }, [editor, acceptsFiles])
  return null
}
