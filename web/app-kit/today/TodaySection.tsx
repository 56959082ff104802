import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { ShownLine } from '#web/runtime/today.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { pictures } from './pictures.ts'
import css from './today.module.css'

/** Part of a start page under its heading, as a card; `plain`: without one. */
export const TodaySection = ({
  title,
  plain,
  children,
}: {
  readonly title: string
  readonly plain?: boolean
  readonly children: ReactNode
}) => {
  const id = useId()
  return (
    <section className={plain ? css['plain'] : css['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Says that nothing waits, and what will be here. */
export const AllDone = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={css['done']}>
    <span className={css['tick']}>
      <Icon of={Check} />
    </span>
    <div>
      <p className={css['text']}>{title}</p>
      <p className={css['quiet']}>{children}</p>
    </div>
  </div>
)

/** Numbers of the last seven days, each a link to what it counts. */
export const WeekFigures = ({ lines }: { readonly lines: readonly ShownLine[] }) => (
  <ul className={css['figures']}>
    {lines.map(({ href, text, count }) => (
      <li key={text}>
        <a className={css['figure']} href={href}>
          <span className={css['number']}>{count}</span> <span className={css['label']}>{text}</span>
        </a>
      </li>
    ))}
  </ul>
)

/** The one thing worth doing: why, and the way to it. */
export const Advice = ({ line: { text, reason, href, picture } }: { readonly line: ShownLine }) => (
  <div className={css['advice']}>
    <span className={css['picture']}>
      <Icon of={pictures[picture]} />
    </span>
    <p>{reason}</p>
    <LinkButton look="main" href={href}>
      {text}
    </LinkButton>
  </div>
)

/** Ways to what people do often, as tiles. */
export const Ways = ({ lines }: { readonly lines: readonly ShownLine[] }) => (
  <ul className={css['ways']}>
    {lines.map(({ href, text, picture }) => (
      <li key={text}>
        <a className={css['way']} href={href}>
          <Icon of={pictures[picture]} />
          {text}
        </a>
      </li>
    ))}
  </ul>
)
