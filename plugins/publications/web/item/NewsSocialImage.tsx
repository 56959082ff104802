import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { usePageData } from '#web/runtime/use-page-data.ts'
import type { SocialImageProps } from '#web/server/social-images/social-image.ts'
import { FacilityCover } from '#web/ui/primitives/FacilityCover.tsx'
import { SocialCard } from '../components/SocialCard.tsx'
import type { itemData } from '../pages.data.ts'

type Props = SocialImageProps<ReturnType<typeof usePageData<typeof itemData>>>

/** Image of a facility's post for social networks. */
export const NewsSocialImage = ({ value: { news, facility }, t, language, imageSource, logo }: Props) => (
  <SocialCard
    label={`${facility.name} · ${t(messageKey('publications.kind', news.kind))}`}
    title={news.title}
    note={[facility.city, news.published_at === null ? '' : textDay(news.published_at, language)].filter(Boolean).join(' · ')}
    drawing={<FacilityCover kind="kindergarten" name={news.slug} />}
    square={false}
    imageSource={imageSource}
    logo={logo}
  />
)
