import { Badge, type Tone } from '#web/ui/primitives/Badge.tsx'
import { useTranslation } from '#web/app-kit/i18n.ts'
import type { Claim } from './wizard/types.ts'

const tones: Readonly<Record<Claim['state'], Tone>> = {
  draft: 'info',
  submitted: 'warn',
  contested: 'warn',
  revise: 'warn',
  accepted: 'good',
  declined: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
}

/** State of a claim by colour, icon and word. */
export const StateBadge = ({ state }: Pick<Claim, 'state'>) => {
  const { t } = useTranslation('claims.own')
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
