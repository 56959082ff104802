import type { SeedTag } from './seed-tag.ts'

/** Days that Polish nurseries and kindergartens celebrate, in the order of the school year. */
export const typeDateEvent: readonly SeedTag[] = [
  { id: '01a1fd58-3a2a-74b3-9e99-c3448bd7441e', key: 'school_year_start', param: 'rozpoczecie-roku-przedszkolnego', icon: 'Backpack' },
  { id: '01a1fd58-3a2b-7525-a353-e7728a37d08f', key: 'dot_day', param: 'miedzynarodowy-dzien-kropki', icon: 'CircleDot' },
  { id: '01a1fd58-3a2c-72a9-9365-5fdbcab92487', key: 'kindergartener_day', param: 'ogolnopolski-dzien-przedszkolaka', icon: 'Star' },
  { id: '01a1fd58-3a2d-72b8-b9d2-d0e9573c180c', key: 'boys_day', param: 'dzien-chlopaka', icon: 'Medal' },
  { id: '01a1fd58-3a2e-7ca8-af0d-962177a0faf1', key: 'education_day', param: 'dzien-edukacji-narodowej', icon: 'GraduationCap' },
  { id: '01a1fd58-3a2f-7c42-aee6-e6ca67b43606', key: 'independence_day', param: 'narodowe-swieto-niepodleglosci', icon: 'Flag' },
  { id: '01a1fd58-3a30-75ea-ab0c-be4ec1da29ed', key: 'teddy_bear_day', param: 'swiatowy-dzien-pluszowego-misia', icon: 'ToyBrick' },
  { id: '01a1fd58-3a31-797b-afab-171a62ce7b64', key: 'saint_andrews_eve', param: 'andrzejki', icon: 'Sparkles' },
  { id: '01a1fd58-3a32-78a8-a54a-abb6dca57d29', key: 'saint_nicholas_day', param: 'mikolajki', icon: 'Gift' },
  { id: '01a1fd58-3a33-78d6-a579-b7a7134a7d3b', key: 'christmas_eve', param: 'jaselka-i-wigilia', icon: 'TreePine' },
  { id: '01a1fd58-3a34-75b4-9717-4dbd7967cf4c', key: 'grandparents_day', param: 'dzien-babci-i-dzien-dziadka', icon: 'HeartHandshake' },
  { id: '01a1fd58-3a35-7977-9de5-a0d8bdb4fd64', key: 'carnival_ball', param: 'bal-karnawalowy', icon: 'PartyPopper' },
  { id: '01a1fd58-3a36-7ec7-b272-25e657e070ab', key: 'first_day_of_spring', param: 'pierwszy-dzien-wiosny', icon: 'Bird' },
  { id: '01a1fd58-3a37-78d9-9aa8-69a7c3128656', key: 'earth_day', param: 'dzien-ziemi', icon: 'Earth' },
  { id: '01a1fd58-3a38-7e53-9e61-a86b9fd4f9e1', key: 'mothers_day', param: 'dzien-matki', icon: 'Flower2' },
  { id: '01a1fd58-3a39-7b2c-9609-8e94ce4d9c75', key: 'childrens_day', param: 'dzien-dziecka', icon: 'Cake' },
  { id: '01a1fd58-3a3a-78b7-ab9e-49ec300c2e55', key: 'fathers_day', param: 'dzien-ojca', icon: 'Trophy' },
]
