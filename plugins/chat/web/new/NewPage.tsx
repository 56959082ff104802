import type { ReactNode } from 'react'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './new.module.css'

interface NewPageProps {
  readonly title: string
  /** Address of the list of conversations. */
  readonly back: string | undefined
  readonly children: ReactNode
}

/** Page beside the list of conversations, with the way back to it. */
export const NewPage = ({ title, back, children }: NewPageProps) => {
  const t = useT()
  return (
    <div className={css['page']}>
      <BackToList href={back}>{t('conversation.back')}</BackToList>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  )
}
