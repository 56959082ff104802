import type { SeedTag } from './seed-tag.ts'

/** Topics of teaching material. */
export const publicationTopic: readonly SeedTag[] = [
  { id: '01a1fd58-3a1a-7def-ae04-158b9c17d7b4', key: 'autumn', param: 'jesien', icon: 'Leaf' },
  { id: '01a1fd58-3a1b-730c-9461-fc27b84f1f1a', key: 'winter', param: 'zima', icon: 'Snowflake' },
  { id: '01a1fd58-3a1c-7622-a494-d3ea8c7ba2fe', key: 'spring', param: 'wiosna', icon: 'Flower' },
  { id: '01a1fd58-3a1d-7e83-a642-55c6963e962b', key: 'summer', param: 'lato', icon: 'Sun' },
  { id: '01a1fd58-3a1e-7ee9-8133-1c074457bded', key: 'animals', param: 'zwierzeta', icon: 'PawPrint' },
  { id: '01a1fd58-3a1f-78b6-bfe0-0f00345950da', key: 'plants', param: 'rosliny', icon: 'Sprout' },
  { id: '01a1fd58-3a20-78d4-9d1e-a845efb8a8a7', key: 'ecology', param: 'ekologia', icon: 'Recycle' },
  { id: '01a1fd58-3a21-71b3-90c5-21ddcd5eac0b', key: 'emotions', param: 'emocje', icon: 'Heart' },
  { id: '01a1fd58-3a22-7d34-a569-ab7aaa54dacd', key: 'family', param: 'rodzina-i-dom', icon: 'House' },
  { id: '01a1fd58-3a23-7418-9889-39dde11a61d9', key: 'my_body', param: 'moje-cialo-i-zmysly', icon: 'Ear' },
  { id: '01a1fd58-3a24-7c69-a241-7a7ca5379f1c', key: 'healthy_eating', param: 'zdrowe-odzywianie', icon: 'Apple' },
  { id: '01a1fd58-3a25-7912-9dbd-30a5d1efd9c8', key: 'road_safety', param: 'bezpieczenstwo-na-drodze', icon: 'TrafficCone' },
  { id: '01a1fd58-3a26-714e-a351-f01159a546f9', key: 'professions', param: 'zawody', icon: 'Hammer' },
  { id: '01a1fd58-3a27-73f4-9dbb-fe051cb20cc0', key: 'space', param: 'kosmos', icon: 'Orbit' },
  { id: '01a1fd58-3a28-7a9d-b320-75057ebc3b8f', key: 'my_country', param: 'polska-moja-ojczyzna', icon: 'Flag' },
  { id: '01a1fd58-3a29-7b8d-8fe3-60c50fe14655', key: 'letters_and_numbers', param: 'litery-i-liczby', icon: 'Calculator' },
]
