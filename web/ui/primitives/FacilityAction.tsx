import type { LucideIcon } from 'lucide-react'
import { Button } from './Button.tsx'
import css from './facility-action.module.css'
import { Icon } from './Icon.tsx'

/**
 * Action of a parent on a facility's profile, of which one is `main` and the others stand calm below it. It is a form
 * to a page that search engines do not follow, behind a login for which visitors are asked to sign in unless it is for
 * `everybody`; `unavailable`, the reason why the facility does not offer it, takes its place.
 */
export const FacilityAction = ({
  href,
  icon,
  label,
  main,
  everybody = false,
  unavailable,
  data,
}: {
  readonly href: string
  readonly icon: LucideIcon
  readonly label: string
  readonly main?: boolean
  /** The page needs no account. */
  readonly everybody?: boolean
  readonly unavailable?: string | undefined
  /** Attributes of the form, by which a script finds it. */
  readonly data?: Readonly<Record<`data-${string}`, string>>
}) => (
  <div className={unavailable !== undefined ? css['reason'] : main ? css['main'] : undefined}>
    {unavailable === undefined ? (
      <form action={href} {...data}>
        <Button type="submit" look={main ? 'second' : 'quiet'} wide={main === true} data-needs-user={everybody ? undefined : ''}>
          <Icon of={icon} />
          {label}
        </Button>
      </form>
    ) : (
      <p>
        <Icon of={icon} />
        <span>
          <strong>{label}</strong>
          {unavailable}
        </span>
      </p>
    )}
  </div>
)
