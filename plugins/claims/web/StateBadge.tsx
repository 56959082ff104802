import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge, type Tone } from '#web/ui/primitives/Badge.tsx'
import type { Claim } from './wizard/types.ts'

const tones: Readonly<Record<Claim['state'], Tone>> = {
  draft: 'info',
  submitted: 'warn',
  contested: 'warn',
  revise: 'warn',
  accepted: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
}

/** State of a claim by colour, icon and word. */
export const StateBadge = ({ state }: Pick<Claim, 'state'>) => {
  const t = useT()
  return <Badge tone={tones[state]}>{t(messageKey('claims.own.state', state))}</Badge>
}
