import { type ClipboardEvent, type DragEvent, type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { formField } from '#web/runtime/form-post.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FieldError } from '#web/ui/fields/Labelled.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import { HiddenFields } from '../forms/HiddenFields.tsx'
import { AttachButton } from './AttachButton.tsx'
import { AttachedFiles } from './AttachedFiles.tsx'
import css from './composer.module.css'
import { useMessageKey } from './new-message-key.ts'
import type { OutgoingFile } from './outbox.ts'
import type { Attachments } from './use-attachments.ts'
import type { MessageDraft } from './use-message-draft.ts'
import { sendForm, useRejectedMessage } from './use-rejected-message.ts'

interface ComposerProps {
  readonly draft: MessageDraft
  /** Greatest number of characters. */
  readonly max: number
  /** Label of the button, which may say who will read the message. */
  readonly send: string
  readonly onSend: (text: string, files: readonly OutgoingFile[]) => void
  /** Called when the user types. */
  readonly onTyping?: (() => void) | undefined
  readonly attachments?: Attachments | undefined
  /** Name of the field. Default: the user's message. */
  readonly label?: string
  /** Stands above the field. */
  readonly children?: ReactNode
  /** The field has the focus from the beginning. */
  readonly isFocused?: boolean
  /** The text replaces one that was sent; called to leave it as it was. */
  readonly onCancel?: (() => void) | undefined
}

/** A message consists of at least one visible character. */
const hasText = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/**
 * Field for a message, which grows with its text, and the button that sends it. Ctrl+Enter sends too; Enter begins a line. Without
 * scripts it is a form, which the action `sendForm` of the page takes: `text`, `files`, and the `key` of the message.
 */
export const Composer = ({
  draft,
  max,
  send,
  onSend,
  onTyping,
  attachments,
  label,
  children,
  isFocused = false,
  onCancel,
}: ComposerProps) => {
  const t = useT()
  const id = useId()
  const key = useMessageKey()
  const { error } = useRejectedMessage()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, write, forget } = draft
  const isUploading = attachments?.items.some(({ state }) => state !== 'failed') ?? false
  const left = max - text.length
  // Browsers that know `field-sizing` do this by themselves, before scripts run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const area = field.current
    if (!area || CSS.supports?.('field-sizing', 'content')) return
    area.style.blockSize = 'auto'
    area.style.blockSize = `${area.scrollHeight + 2}px`
  }, [text])
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const submit = () => {
    field.current?.focus()
    const message = text.trim()
    if (isUploading || (!hasText(message) && !attachments?.files.length)) return
    write('')
    forget()
    onSend(hasText(message) ? message : '', attachments?.take() ?? [])
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onCancel) onCancel()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }
  const onPaste = ({ clipboardData }: ClipboardEvent) => attachments?.add(clipboardData.files)
  const onDrop = (event: DragEvent) => {
    if (!attachments || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    attachments.add(event.dataTransfer.files)
  }
  return (
    <form
      method="post"
      encType={attachments && 'multipart/form-data'}
      autoComplete="off"
      className={css['composer']}
      onSubmit={onSubmit}
      onDrop={onDrop}
      onDragOver={(event) => attachments && event.preventDefault()}
    >
      <HiddenFields of={{ [formField]: sendForm, key }} />
      {children && <div className={css['notes']}>{children}</div>}
      {attachments && <AttachedFiles of={attachments} />}
      <label htmlFor={id} className={hidden['hidden']}>
        {label ?? t('conversation.write')}
      </label>
      <textarea
        id={id}
        ref={field}
        name="text"
        rows={1}
        maxLength={max}
        value={text}
        placeholder={label ?? t('conversation.write')}
        className={css['field']}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onChange={({ target }) => {
          write(target.value)
          onTyping?.()
        }}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={[error !== undefined && `${id}-error`, `${id}-keys`, `${id}-left`].filter(Boolean).join(' ')}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className={css['row']}>
        {attachments && <AttachButton of={attachments} />}
        <span id={`${id}-keys`} className={css['keys']}>
          {t('conversation.keys')}
        </span>
        <span id={`${id}-left`} className={css['left']} data-low={left < 20 || undefined}>
          {left <= max / 10 && t('conversation.left', { count: left })}
        </span>
        {onCancel && (
          <Button small onClick={onCancel}>
            {t('CANCEL')}
          </Button>
        )}
        <Button type="submit" look="main" small aria-disabled={isUploading}>
          {send}
        </Button>
      </div>
    </form>
  )
}
