import type { SeedTag } from './seed-tag.ts'

/** Practical information besides amenities: hours, costs, enrolment. */
export const utils: readonly SeedTag[] = [
  { id: '01a1fd58-39fa-769e-aa82-2081e4de309e', key: 'free_places', param: 'wolne-miejsca', icon: 'BadgeCheck' },
  { id: '01a1fd58-39fb-7a60-8231-ab306178f6e6', key: 'recruitment_all_year', param: 'rekrutacja-przez-caly-rok', icon: 'CalendarDays' },
  { id: '01a1fd58-39fc-79b4-a42c-e843e69d6ada', key: 'saturday_care', param: 'opieka-w-soboty', icon: 'Sun' },
  { id: '01a1fd58-39fd-7a3e-8090-2942895116ee', key: 'early_opening', param: 'otwarte-przed-6-30', icon: 'Sunrise' },
  { id: '01a1fd58-39fe-70ea-852c-8f05c7cb9610', key: 'late_closing', param: 'otwarte-po-18-00', icon: 'Sunset' },
  { id: '01a1fd58-39ff-7653-806b-d93e02b2971a', key: 'hourly_care', param: 'opieka-na-godziny', icon: 'Clock' },
  { id: '01a1fd58-3a00-7bff-8cb6-9d69d51f36d4', key: 'summer_care', param: 'dyzur-wakacyjny', icon: 'Umbrella' },
  { id: '01a1fd58-3a01-7d60-b736-3040c932f3d4', key: 'adaptation_days', param: 'dni-adaptacyjne', icon: 'FaceSlightlySmiling' },
  { id: '01a1fd58-3a02-72e3-8e25-66056afbf49f', key: 'open_days', param: 'dni-otwarte', icon: 'CalendarHeart' },
  { id: '01a1fd58-3a03-7027-83a1-69ae8441dc6a', key: 'sibling_discount', param: 'znizka-dla-rodzenstwa', icon: 'Percent' },
  { id: '01a1fd58-3a04-73b8-80c2-cd73ce1798da', key: 'large_family_card', param: 'karta-duzej-rodziny', icon: 'Ticket' },
  { id: '01a1fd58-3a05-7f5c-bc7a-7c19e8f22765', key: 'active_nursery_benefit', param: 'aktywnie-w-zlobku', icon: 'Wallet' },
  { id: '01a1fd58-3a06-76fb-9d01-cf72bffcd1e1', key: 'no_registration_fee', param: 'bez-wpisowego', icon: 'Coins' },
  { id: '01a1fd58-3a07-7d35-8e53-ebb0b10f998d', key: 'parents_app', param: 'aplikacja-dla-rodzicow', icon: 'Smartphone' },
  { id: '01a1fd58-3a08-7e6f-b55f-6706cceea710', key: 'small_groups', param: 'male-grupy', icon: 'Users' },
  { id: '01a1fd58-3a09-7feb-ad33-5d739c9c46df', key: 'english_speaking_staff', param: 'kadra-mowiaca-po-angielsku', icon: 'Globe' },
  { id: '01a1fd58-3a0a-7cbc-83a1-f44b6399b334', key: 'ukrainian_speaking_staff', param: 'kadra-mowiaca-po-ukrainsku', icon: 'Earth' },
]
