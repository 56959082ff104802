import { Paperclip } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './composer.module.css'
import type { Attachments } from './use-attachments.ts'

/** Chooses files for a message; without scripts they are posted with it. */
export const AttachButton = ({ of: { choosable, isFull, add } }: { readonly of: Attachments }) => {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const take = () => {
    if (!input.current) return
    add(input.current.files ?? [])
    // The same file may be chosen again.
    input.current.value = ''
  }
  // Files may be chosen before scripts run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(take, [])
  return (
    <span className={css['attach']}>
      <input
        id={id}
        ref={input}
        className={hidden['hidden']}
        type="file"
        name="files"
        multiple
        accept={choosable}
        disabled={isFull}
        aria-label={t('conversation.attach')}
        onChange={take}
      />
      <label htmlFor={id} title={t(isFull ? 'conversation.attach.full' : 'conversation.attach')}>
        <Icon of={Paperclip} look={css['clip']} />
      </label>
    </span>
  )
}
