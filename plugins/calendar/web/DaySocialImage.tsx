import { textDays } from '#core/kernel/dates.ts'
import { SocialCard } from '#plugins/publications/contract/ui.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import type { usePageData } from '#web/runtime/use-page-data.ts'
import type { SocialImageProps } from '#web/server/social-images/social-image.ts'
import { FacilityCover } from '#web/ui/primitives/FacilityCover.tsx'
import type { dayData } from './calendar.data.ts'
import { DayPicture, isDrawn } from './drawings/DayPicture.tsx'

type Props = SocialImageProps<ReturnType<typeof usePageData<typeof dayData>>>

/** Image of a day of the calendar for social networks. */
export const DaySocialImage = ({ value: { tag, thisYear }, t, language, imageSource, logo }: Props) => (
  <SocialCard
    label={t('calendar.title')}
    title={tagName(tag, t, language)}
    note={thisYear === null ? t('calendar.day.undated') : textDays(thisYear.from, thisYear.to, language)}
    drawing={isDrawn(tag.key) ? <DayPicture of={tag} size="large" /> : <FacilityCover kind="kindergarten" name={tag.key} />}
    square={isDrawn(tag.key)}
    imageSource={imageSource}
    logo={logo}
  />
)
