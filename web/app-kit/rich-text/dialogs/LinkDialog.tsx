import { $createLinkNode, $toggleLink, TOGGLE_LINK_COMMAND } from '@lexical/link'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createTextNode, $getSelection, $isRangeSelection } from 'lexical'
import { useState } from 'react'
import { toLinkAddress } from '#core/rich-text/addresses.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useEditorTools } from '../editor/editor-tools.ts'
import { $currentLink } from '../toolbar/tool-state.ts'
import { DialogField } from './DialogField.tsx'
import { EditorDialog } from './EditorDialog.tsx'
import { PageSuggestions } from './PageSuggestions.tsx'
import { textOf } from './text-of.ts'

const maxAddress = 2000
const maxText = 300

/** Sets the address of the selected text, of the link with the caret, or inserts a link with a text of its own. */
const $setLink = (url: string, text: string): void => {
  const link = $currentLink()
  if (link) {
    link.setURL(url)
    return
  }
  const selection = $getSelection()
  if ($isRangeSelection(selection) && selection.isCollapsed()) {
    const created = $createLinkNode(url).append($createTextNode(text || url.replace(/^(mailto:|tel:|https?:\/\/)/, '')))
    selection.insertNodes([created])
    created.selectEnd()
  } else $toggleLink(url, { rel: null })
}

/** Address of a link, which may be a page of this site, found by its name. */
export const LinkDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT()
  const [editor] = useLexicalComposerContext()
  const { tools } = useEditorTools()
  const [{ url, needsText }] = useState(() =>
    editor.read(() => {
      const selection = $getSelection()
      const address = $currentLink()?.getURL() ?? null
      return { url: address, needsText: address === null && $isRangeSelection(selection) && selection.isCollapsed() }
    }),
  )
  const [typed, type] = useState(url?.replace(/^(mailto|tel):/, '') ?? '')
  const [title, setTitle] = useState('')
  const [error, setError] = useState<string>()
  const accept = (fields: FormData) => {
    const address = toLinkAddress(typed.slice(0, maxAddress))
    if (address === null) {
      setError(t('rich-text.link.wrong'))
      return false
    }
    editor.update(() => $setLink(address, textOf(fields, 'text', maxText) || title))
    return true
  }
  return (
    <EditorDialog
      title={t('rich-text.link.title')}
      accept={t(url === null ? 'rich-text.insert' : 'rich-text.save')}
      onAccept={accept}
      onClose={onClose}
      remove={
        url === null ? undefined : { label: t('rich-text.link.remove'), run: () => void editor.dispatchCommand(TOGGLE_LINK_COMMAND, null) }
      }
    >
      <DialogField
        name="url"
        label={t('rich-text.link.address')}
        hint={t(tools.pages ? 'rich-text.link.hint-pages' : 'rich-text.link.hint')}
        error={error}
        inputMode="url"
        value={typed}
        maxLength={maxAddress}
        onChange={({ target }) => {
          type(target.value)
          setError(undefined)
        }}
      />
      {tools.pages && (
        <PageSuggestions
          find={tools.pages}
          text={typed}
          onChoose={(page) => {
            type(page.url)
            setTitle(page.title)
          }}
        />
      )}
      {needsText && <DialogField name="text" label={t('rich-text.link.text')} placeholder={title} maxLength={maxText} />}
    </EditorDialog>
  )
}
