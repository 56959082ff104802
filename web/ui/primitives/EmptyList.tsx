import type { ReactNode } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { EmptyBox } from '../drawings/EmptyBox.tsx'
import { LinkButton } from './Button.tsx'
import css from './empty-list.module.css'

/** A link shown below an empty list. */
export interface EmptyAction {
  readonly label: string
  readonly href: string
}

/** Placeholder of an empty list: an explanation and at most two links. */
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
