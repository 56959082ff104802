export { NewsList } from '../web/parts/NewsList.tsx'
export { pagedTexts } from '../web/parts/paged-texts.ts'
export { SocialCard } from '../web/parts/SocialCard.tsx'
export { usePostAddress } from '../web/parts/use-post-address.ts'
