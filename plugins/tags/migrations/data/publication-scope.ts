import type { SeedTag } from './seed-tag.ts'

/** Kinds of teaching material. */
export const publicationScope: readonly SeedTag[] = [
  { id: '01a1fd58-3a0b-7df9-8a69-a5e09d5b8799', key: 'worksheet', param: 'karta-pracy', icon: 'ClipboardList' },
  { id: '01a1fd58-3a0c-797f-9b2f-5b084ac807c9', key: 'lesson_plan', param: 'scenariusz-zajec', icon: 'Presentation' },
  { id: '01a1fd58-3a0d-753e-b3e8-99b24fd0cb55', key: 'colouring_page', param: 'kolorowanka', icon: 'Paintbrush' },
  { id: '01a1fd58-3a0e-763f-b5c8-90b05405e6e1', key: 'song', param: 'piosenka', icon: 'Mic' },
  { id: '01a1fd58-3a0f-7644-9cf6-fe83d25e3384', key: 'poem', param: 'wiersz-i-rymowanka', icon: 'FileText' },
  { id: '01a1fd58-3a10-7c47-8361-e6869af25970', key: 'story', param: 'bajka-i-opowiadanie', icon: 'BookOpen' },
  { id: '01a1fd58-3a11-79d9-83d1-79ba97e018ee', key: 'movement_game', param: 'zabawa-ruchowa', icon: 'Volleyball' },
  { id: '01a1fd58-3a12-7442-bbcd-74102447fc79', key: 'finger_play', param: 'zabawa-paluszkowa', icon: 'Hand' },
  { id: '01a1fd58-3a13-71a1-b08b-631942f7beda', key: 'teaching_game', param: 'gra-dydaktyczna', icon: 'Puzzle' },
  { id: '01a1fd58-3a14-7355-943f-790a3b210ecf', key: 'craft', param: 'praca-plastyczna', icon: 'Scissors' },
  { id: '01a1fd58-3a15-7887-9db8-7eed1cfca9c4', key: 'experiment_idea', param: 'pomysl-na-eksperyment', icon: 'FlaskConical' },
  { id: '01a1fd58-3a16-7a6e-bfb4-32bfd40c53f7', key: 'decoration', param: 'dekoracja-i-gazetka', icon: 'Images' },
  { id: '01a1fd58-3a17-72b3-8d57-8c323f514dc2', key: 'play_script', param: 'scenariusz-przedstawienia', icon: 'Drama' },
  { id: '01a1fd58-3a18-7843-93ad-d8c489d33569', key: 'article', param: 'artykul', icon: 'Newspaper' },
  { id: '01a1fd58-3a19-781e-901b-4262cabd9caa', key: 'diploma', param: 'dyplom', icon: 'Stamp' },
]
