import { Minus, Plus } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'

/** Pros and cons of an opinion. */
export const Points = ({
  pros,
  cons,
  lang,
}: {
  readonly pros: readonly string[]
  readonly cons: readonly string[]
  readonly lang: string
}) => {
  const t = useT()
  const sides = [
    ['pros', Plus, pros],
    ['cons', Minus, cons],
  ] as const
  return sides.map(([side, icon, points]) =>
    points.length === 0 ? null : (
      <ul key={side} aria-label={t(messageKey('opinions.list', side))} lang={lang}>
        {points.map((point) => (
          <li key={point}>
            <Icon of={icon} />
            {` ${point}`}
          </li>
        ))}
      </ul>
    ),
  )
}
