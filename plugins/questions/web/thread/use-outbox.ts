import { useState } from 'react'
import { showToast } from '#web/app-kit/show-toast.ts'
import { ApiError } from '#web/runtime/api.ts'
import { callWithKey } from '#web/runtime/call-with-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { newKey } from '#web/runtime/submit-guard.ts'
import { questionsApi } from '../../contract/api.ts'
import type { Thread } from './use-thread.ts'

/** Message on its way; `key` makes a repeated one count once. */
export interface OutgoingMessage {
  readonly key: string
  readonly text: string
  readonly failed: boolean
}

/**
 * Returns the messages on their way. One that the server refuses comes back by `onRefused`; one that was lost on the
 * way can be sent again.
 */
export const useOutbox = (id: string, accept: (changed: Thread) => void) => {
  const t = useT()
  const [messages, setMessages] = useState<readonly OutgoingMessage[]>([])
  const remove = (key: string) => setMessages((before) => before.filter((one) => one.key !== key))
  const refuse = async ({ problem }: ApiError) => {
    if (problem.code === 'error/limit-reached') await showToast({ kind: 'warning', text: t('questions.own.limit.reached') })
    else await showToast({ kind: 'error', text: problem.message ?? t('error.server') })
  }
  const post = async ({ key, text }: OutgoingMessage, onSent: () => void, onRefused: (text: string) => void) => {
    setMessages((before) => [...before.filter((one) => one.key !== key), { key, text, failed: false }])
    try {
      accept(await callWithKey(key)(questionsApi.sendMessage, { id, text }))
      remove(key)
      onSent()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.problem.status === undefined || error.problem.status >= 500)
        setMessages((before) => before.map((one) => (one.key === key ? { ...one, failed: true } : one)))
      else {
        remove(key)
        onRefused(text)
        await refuse(error)
      }
    }
  }
  return {
    messages,
    send: (text: string, onSent: () => void, onRefused: (text: string) => void) =>
      post({ key: newKey(), text, failed: false }, onSent, onRefused),
    retry: (message: OutgoingMessage) =>
      post(
        message,
        () => undefined,
        () => undefined,
      ),
    remove,
  }
}

export type Outbox = ReturnType<typeof useOutbox>
