import type { SeedTag } from './seed-tag.ts'

/** Age groups of nurseries and kindergartens, the youngest first. */
export const ageGroups: readonly SeedTag[] = [
  { id: '01a1fd58-3a3b-70f7-be48-11282acc8080', key: 'weeks_20_to_months_12', param: 'od-20-tygodnia-do-12-miesiecy', icon: 'Milk' },
  { id: '01a1fd58-3a3c-7b27-afd9-0c8ad6f878ed', key: 'months_12_to_18', param: 'od-12-do-18-miesiecy', icon: 'Footprints' },
  { id: '01a1fd58-3a3d-7654-9c19-669a08516994', key: 'months_18_to_24', param: 'od-18-do-24-miesiecy', icon: 'ToyBrick' },
  { id: '01a1fd58-3a3e-7635-b901-52bc4ab54bca', key: 'two_year_olds', param: '2-latki', icon: 'Shapes' },
  { id: '01a1fd58-3a3f-7abe-a671-d9ba1c2bb2a9', key: 'two_and_a_half_year_olds', param: '2-5-latki', icon: 'Puzzle' },
  { id: '01a1fd58-3a40-720d-9421-2cdd5046025c', key: 'three_year_olds', param: '3-latki', icon: 'Blocks' },
  { id: '01a1fd58-3a41-70f2-85bc-9577369c467e', key: 'four_year_olds', param: '4-latki', icon: 'Palette' },
  { id: '01a1fd58-3a42-7e45-aac8-d7359d3ea432', key: 'five_year_olds', param: '5-latki', icon: 'Bike' },
  { id: '01a1fd58-3a43-7e28-9177-39ff09263abc', key: 'six_year_olds', param: '6-latki-zerowka', icon: 'Backpack' },
  { id: '01a1fd58-3a44-7c6d-9734-9f72900f8560', key: 'early_school', param: 'klasy-1-3', icon: 'School' },
  { id: '01a1fd58-3a45-7a29-a4ad-82c9e9d29cac', key: 'mixed_age_nursery', param: 'grupa-mieszana-w-zlobku', icon: 'Users' },
  { id: '01a1fd58-3a46-74b2-802d-2b4d202d103b', key: 'mixed_age_kindergarten', param: 'grupa-mieszana-w-przedszkolu', icon: 'Layers' },
]
