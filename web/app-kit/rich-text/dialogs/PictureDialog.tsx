import type { NodeKey } from 'lexical'
import { Focus } from 'lucide-react'
import { useState } from 'react'
import { maxRichText } from '#core/rich-text/limits.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import forms from '#web/ui/fields/forms.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { FocalPointButton } from '../../files/FocalPointButton.tsx'
import { useEditorTools } from '../editor/editor-tools.ts'
import { DialogCheck } from './DialogCheck.tsx'
import { DialogField } from './DialogField.tsx'
import { EditorDialog } from './EditorDialog.tsx'
import { textOf } from './text-of.ts'
import { useEmbed } from './use-embed.ts'

/**
 * Dialog for the description of a picture, its caption and width, and, where readers see it cropped, for what stays in
 * sight. A picture that only decorates says so.
 */
export const PictureDialog = ({ of: key, onClose }: { readonly of: NodeKey; readonly onClose: () => void }) => {
  const t = useT()
  const { block, isUndescribed, replace } = useEmbed(key, 'image')
  const [isDecorative, setDecorative] = useState(block?.alt === '' && !isUndescribed)
  const [error, setError] = useState<string>()
  const [focus, setFocus] = useState(block?.focus)
  const { tools, uploads } = useEditorTools()
  if (!block) return null
  const upload = tools.crops ? uploads.find(block.upload) : undefined
  const accept = (fields: FormData) => {
    const alt = isDecorative ? '' : textOf(fields, 'alt', maxRichText.alt)
    if (!isDecorative && alt === '') {
      setError(t('rich-text.picture.alt-missing'))
      return false
    }
    const width = fields.get('width') === 'half' ? 'half' : 'full'
    const { focus: _, ...rest } = block
    replace({ ...rest, alt, caption: textOf(fields, 'caption', maxRichText.caption), width, ...(focus && { focus }) })
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
      {upload && (
        <div className={forms['field']}>
          <p className={forms['hint']}>{t('rich-text.picture.focus')}</p>
          <div>
            <FocalPointButton small picture={{ ...upload, focus, alt: block.alt }} onChange={(chosen) => setFocus(chosen ?? undefined)}>
              <Icon of={Focus} /> {t('focal-point.button')}
            </FocalPointButton>
          </div>
        </div>
      )}
    </EditorDialog>
  )
}
