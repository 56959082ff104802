import { Paperclip } from 'lucide-react'
import { useId } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './composer.module.css'
import type { Attachments } from './use-attachments.ts'

/** Chooses files for a message. */
export const AttachButton = ({ of: { accept, isFull, add } }: { readonly of: Attachments }) => {
  const t = useT()
  const id = useId()
  return (
    <span className={css['attach']}>
      <input
        id={id}
        className={hidden['hidden']}
        type="file"
        multiple
        accept={accept}
        disabled={isFull}
        aria-label={t('conversation.attach')}
        onChange={({ target }) => {
          add(target.files ?? [])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <label htmlFor={id} title={t(isFull ? 'conversation.attach.full' : 'conversation.attach')}>
        <Icon of={Paperclip} look={css['clip']} />
      </label>
    </span>
  )
}
