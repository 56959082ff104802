import type { ReactNode } from 'react'
import { useT } from '#web/i18n/words.ts'
import { LinkButton } from './Button.tsx'
import { EmptyBox } from './drawings/EmptyBox.tsx'
import css from './empty-list.module.css'

/** One way on from an empty list. */
export interface EmptyAction {
  readonly label: string
  readonly href: string
}

/** A list without anything in it: what it means and at most two ways on. */
export const EmptyList = ({
  title,
  subtitle,
  actions = [],
  drawing = <EmptyBox />,
}: {
  title?: string
  subtitle?: string
  actions?: readonly [] | readonly [EmptyAction] | readonly [EmptyAction, EmptyAction]
  drawing?: ReactNode
}) => {
  const t = useT()
  return (
    <div className={css['empty']}>
      {drawing}
      <p className={css['title']}>{title ?? t('NO_ELEMENTS')}</p>
      {subtitle && <p className={css['subtitle']}>{subtitle}</p>}
      {actions.length > 0 && (
        <p className={css['actions']}>
          {actions.map(({ label, href }, n) => (
            <LinkButton key={href} href={href} look={n === 0 ? 'second' : 'outline'}>
              {label}
            </LinkButton>
          ))}
        </p>
      )}
    </div>
  )
}
