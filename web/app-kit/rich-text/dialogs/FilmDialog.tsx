import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { NodeKey } from 'lexical'
import { useState } from 'react'
import { isFilmAddress, toLinkAddress } from '#core/rich-text/addresses.ts'
import { maxRichText } from '#core/rich-text/limits.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { $insertBlocks } from '../editor/insert-block.ts'
import { $createEmbedNode } from '../nodes/EmbedNode.tsx'
import { DialogField } from './DialogField.tsx'
import { EditorDialog } from './EditorDialog.tsx'
import { textOf } from './text-of.ts'
import { useEmbed } from './use-embed.ts'

const maxAddress = 2000

/** Address and title of a film on another site; readers see a card with a link. */
export const FilmDialog = ({ of: key, onClose }: { readonly of: NodeKey | undefined; readonly onClose: () => void }) => {
  const t = useT()
  const [editor] = useLexicalComposerContext()
  const { block, replace } = useEmbed(key, 'film')
  const [error, setError] = useState<string>()
  const accept = (fields: FormData) => {
    const url = toLinkAddress(textOf(fields, 'url', maxAddress))
    if (url === null || !isFilmAddress(url)) {
      setError(t('rich-text.film.wrong'))
      return false
    }
    const film = { type: 'film', url, title: textOf(fields, 'title', maxRichText.caption) } as const
    if (block) replace(film)
    else editor.update(() => $insertBlocks([$createEmbedNode(film)]))
    return true
  }
  return (
    <EditorDialog
      title={t('rich-text.film.title')}
      accept={t(block ? 'rich-text.save' : 'rich-text.insert')}
      onAccept={accept}
      onClose={onClose}
    >
      <DialogField
        name="url"
        label={t('rich-text.film.address')}
        hint={t('rich-text.film.hint')}
        error={error}
        inputMode="url"
        defaultValue={block?.url}
        maxLength={maxAddress}
      />
      <DialogField name="title" label={t('rich-text.film.name')} defaultValue={block?.title} maxLength={maxRichText.caption} />
    </EditorDialog>
  )
}
