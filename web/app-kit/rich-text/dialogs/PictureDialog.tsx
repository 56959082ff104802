import type { NodeKey } from 'lexical'
import { useState } from 'react'
import { maxRichText } from '#core/rich-text/limits.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import forms from '#web/ui/fields/forms.module.css'
import { DialogCheck } from './DialogCheck.tsx'
import { DialogField } from './DialogField.tsx'
import { EditorDialog } from './EditorDialog.tsx'
import { textOf } from './text-of.ts'
import { useEmbed } from './use-embed.ts'

/** Dialog for the description of a picture, its caption and width. A picture that only decorates says so. */
export const PictureDialog = ({ of: key, onClose }: { readonly of: NodeKey; readonly onClose: () => void }) => {
  const t = useT()
  const { block, isUndescribed, replace } = useEmbed(key, 'image')
  const [isDecorative, setDecorative] = useState(block?.alt === '' && !isUndescribed)
  const [error, setError] = useState<string>()
  if (!block) return null
  const accept = (fields: FormData) => {
    const alt = isDecorative ? '' : textOf(fields, 'alt', maxRichText.alt)
    if (!isDecorative && alt === '') {
      setError(t('rich-text.picture.alt-missing'))
      return false
    }
    const width = fields.get('width') === 'half' ? 'half' : 'full'
    replace({ ...block, alt, caption: textOf(fields, 'caption', maxRichText.caption), width })
    return true
  }
  return (
    <EditorDialog title={t('rich-text.picture.title')} accept={t('rich-text.save')} onAccept={accept} onClose={onClose}>
      <DialogField
        name="alt"
        label={t('rich-text.picture.alt')}
        hint={t('rich-text.picture.alt-hint')}
        error={error}
        defaultValue={block.alt}
        maxLength={maxRichText.alt}
        disabled={isDecorative}
      />
      <DialogCheck
        name="decorative"
        label={t('rich-text.picture.decorative-choice')}
        checked={isDecorative}
        onChange={({ target }) => {
          setDecorative(target.checked)
          setError(undefined)
        }}
      />
      <DialogField name="caption" label={t('rich-text.picture.caption')} defaultValue={block.caption} maxLength={maxRichText.caption} />
      <fieldset className={forms['choice']}>
        <legend>{t('rich-text.picture.width')}</legend>
        <DialogCheck type="radio" name="width" value="full" label={t('rich-text.picture.full')} defaultChecked={block.width === 'full'} />
        <DialogCheck type="radio" name="width" value="half" label={t('rich-text.picture.half')} defaultChecked={block.width === 'half'} />
      </fieldset>
    </EditorDialog>
  )
}
