import { Paperclip, X } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { UploadRow } from '../files/UploadRow.tsx'
import css from './composer.module.css'
import type { Attachments } from './use-attachments.ts'

/** Files of a message that is being written: stored ones, and those on their way. */
export const AttachedFiles = ({ of: { files, items, forget, cancel, retry } }: { readonly of: Attachments }) => {
  const t = useT()
  if (files.length + items.length === 0) return null
  return (
    <ul className={css['files']} aria-label={t('conversation.files')}>
      {files.map(({ id, name }) => (
        <li key={id} className={css['file']}>
          <Icon of={Paperclip} />
          <span>{name}</span>
          <Button small look="quiet" onClick={() => forget(id)} aria-label={t('conversation.file.remove', { name })}>
            <Icon of={X} />
          </Button>
        </li>
      ))}
      {items.map((item) => (
        <UploadRow key={item.key} of={item} onRemove={() => cancel(item.key)} onRetry={() => retry(item.key)} />
      ))}
    </ul>
  )
}
