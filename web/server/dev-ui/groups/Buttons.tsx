import { Heart } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { FacilityAction } from '#web/ui/primitives/FacilityAction.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'
import { Specimen, State } from '../Specimen.tsx'
import { useSamples } from '../samples.ts'

const variants = ['main', 'second', 'outline', 'quiet'] as const
const tones = ['good', 'warn', 'bad', 'info', 'plain', 'star'] as const
const anchor = '#buttons'

const Variants = ({ small, disabled }: { small?: boolean; disabled?: boolean }) => {
  const { action } = useSamples()
  return (
    <div className="ui-row">
      {variants.map((look) => (
        <Button key={look} look={look} small={small === true} disabled={disabled}>
          {action}
        </Button>
      ))}
    </div>
  )
}

/** Buttons in each look and size, links that look like them, and badges. */
export const Buttons = () => {
  const t = useT()
  const { action, longAction, state, unknown, sentence } = useSamples()
  return (
    <>
      <Specimen of="ui/primitives/Button.tsx" note="One main button on a screen. The others are second, outline or quiet.">
        <State name="main, second, outline, quiet">
          <Variants />
        </State>
        <State name="hover" force="hover">
          <Variants />
        </State>
        <State name="focus" force="focus">
          <Variants />
        </State>
        <State name="disabled">
          <Variants disabled />
        </State>
        <State name="small">
          <Variants small />
        </State>
        <State name="with icon; icon alone">
          <div className="ui-row">
            <Button>
              <Icon of={Heart} />
              {action}
            </Button>
            <Button look="quiet" aria-label={action}>
              <Icon of={Heart} />
            </Button>
          </div>
        </State>
        <State name="wide, with long words">
          <Button look="main" wide>
            {longAction}
          </Button>
        </State>
        <State name="links">
          <div className="ui-row">
            {variants.map((look) => (
              <LinkButton key={look} look={look} href={anchor}>
                {action}
              </LinkButton>
            ))}
          </div>
        </State>
        <State name="loading: it keeps the focus and does nothing">
          <Button look="main" aria-disabled="true">
            {t('LOADING_DOTS')}
          </Button>
        </State>
      </Specimen>
      <Specimen of="ui/primitives/PrivateLink.tsx" note="To pages behind a login, which search engines must not follow.">
        <State name="normal">
          <PrivateLink href="/dev/ui">{action}</PrivateLink>
        </State>
        <State name="hover" force="hover">
          <PrivateLink href="/dev/ui">{action}</PrivateLink>
        </State>
        <State name="focus" force="focus">
          <PrivateLink href="/dev/ui">{action}</PrivateLink>
        </State>
      </Specimen>
      <Specimen of="ui/primitives/FacilityAction.tsx">
        <State name="main">
          <FacilityAction href="/dev/ui" icon={Heart} label={action} main />
        </State>
        <State name="other">
          <FacilityAction href="/dev/ui" icon={Heart} label={action} />
        </State>
        <State name="not offered, with the reason">
          <FacilityAction href="/dev/ui" icon={Heart} label={action} unavailable={sentence} />
        </State>
      </Specimen>
      <Specimen of="ui/primitives/Badge.tsx" note="The word says what the colour and the icon mean.">
        <State name={tones.join(', ')}>
          <div className="ui-row">
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {state}
              </Badge>
            ))}
          </div>
        </State>
        <State name="unknown value">
          <Badge tone="plain">{unknown}</Badge>
        </State>
        <State name="own icon, long words">
          <Badge tone="info" icon={Heart}>
            {longAction}
          </Badge>
        </State>
      </Specimen>
    </>
  )
}
