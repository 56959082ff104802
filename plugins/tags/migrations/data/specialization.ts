import type { SeedTag } from './seed-tag.ts'

/** The eight facility types with the slugs of the specification and the catalogue of each (decisions §0.2). */
export const specialization: readonly SeedTag[] = [
  { id: '01a1fd58-39a0-7a22-b4d7-9b88c12cc874', key: 'nursery', param: 'zlobek', icon: 'Baby', catalogCategory: 'zlobki' },
  {
    id: '01a1fd58-39a1-7c8a-a661-2079a158f674',
    key: 'toddler_club',
    param: 'klub-malucha-dzieciecy',
    icon: 'ToyBrick',
    catalogCategory: 'zlobki',
  },
  {
    id: '01a1fd58-39a2-7989-a86f-21fceed7933c',
    key: 'day_guardian',
    param: 'opiekun-dzienny',
    icon: 'HandHeart',
    catalogCategory: 'zlobki',
  },
  { id: '01a1fd58-39a3-77e4-8b82-0f4c8f67210b', key: 'kindergarten', param: 'przedszkole', icon: 'Blocks', catalogCategory: 'przedszkola' },
  {
    id: '01a1fd58-39a4-7e0d-9ee5-6f608724b33e',
    key: 'kindergarten_point',
    param: 'punkt-przedszkolny',
    icon: 'MapPinHouse',
    catalogCategory: 'przedszkola',
  },
  {
    id: '01a1fd58-39a5-7685-91ab-a4aa111d515d',
    key: 'kindergarten_education_team',
    param: 'zespol-wychowania-przedszkolnego',
    icon: 'Users',
    catalogCategory: 'przedszkola',
  },
  {
    id: '01a1fd58-39a6-7606-aae5-81453bea1fd8',
    key: 'kindergarten_department',
    param: 'oddzial-przedszkolny',
    icon: 'DoorOpen',
    catalogCategory: 'przedszkola',
  },
  { id: '01a1fd58-39a7-722d-b015-3c6e18ea31de', key: 'primary_school', param: 'szkola-podstawowa', icon: 'School' },
]
