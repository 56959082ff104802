import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { PostButton } from '#web/app-kit/forms/PostButton.tsx'
import { showToast } from '#web/app-kit/show-toast.ts'
import { formField } from '#web/runtime/form-post.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { questionsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import type { Thread } from './use-thread.ts'

interface ThreadStateProps {
  readonly question: Thread
  readonly accept: (changed: Thread) => void
}

/** State of a thread with the button that closes or reopens it; closing waits when a message has arrived meanwhile. */
export const ThreadState = ({ question, accept }: ThreadStateProps) => {
  const t = useT()
  const { id, version, state, writable } = question
  const invalidate = useInvalidate()
  const close = useMutation(questionsApi.closeQuestion, { acceptedErrors: ['error/version-conflict'], onSuccess: accept })
  const reopen = useMutation(questionsApi.reopenQuestion, { onSuccess: accept })
  const onClose = async () => {
    const closed = await close.mutateAsync({ id, version }).catch(() => undefined)
    if (closed !== null) return
    await invalidate(questionsApi.showQuestion)
    await showToast({ kind: 'warning', text: t('questions.own.close.new-message') })
  }
  if (state === 'open')
    return (
      <PostButton small fields={{ [formField]: 'close', version: String(version) }} onPress={() => void onClose()}>
        {t('questions.own.close')}
      </PostButton>
    )
  return (
    <div className={css['buttons']}>
      <Badge tone="plain">{t('questions.own.closed')}</Badge>
      {writable && (
        <PostButton small fields={{ [formField]: 'reopen' }} onPress={() => reopen.mutate({ id })}>
          {t('questions.own.reopen')}
        </PostButton>
      )}
    </div>
  )
}
