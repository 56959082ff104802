import type { SeedTag } from './seed-tag.ts'

/** Ownership and educational approach of a facility: the eighteen tags of the specification. */
export const ownership: readonly SeedTag[] = [
  { id: '01a1fd58-39a8-7715-9c84-93c36579a5b1', key: 'private', param: 'prywatna', icon: 'KeyRound' },
  { id: '01a1fd58-39a9-7efa-9f37-5d76194fa51a', key: 'public', param: 'publiczna', icon: 'Landmark' },
  { id: '01a1fd58-39aa-76c8-a78e-b8200ebd61c2', key: 'self_government', param: 'samorzadowa', icon: 'University' },
  { id: '01a1fd58-39ab-70e6-997b-1a32aa9a5716', key: 'not_public', param: 'niepubliczna', icon: 'Lock' },
  { id: '01a1fd58-39ac-7e59-89c3-cc473fb34a1a', key: 'urban', param: 'miejska', icon: 'Building' },
  { id: '01a1fd58-39ad-7147-b0af-ae3136baafe3', key: 'communal', param: 'gminna', icon: 'Houses' },
  { id: '01a1fd58-39ae-7f59-9594-f7c1fdbab058', key: 'montessori', param: 'montessori', icon: 'Shapes' },
  { id: '01a1fd58-39af-7550-939a-3a4338ebeeff', key: 'waldorf', param: 'waldorfska', icon: 'Leaf' },
  { id: '01a1fd58-39b0-7eb9-acc5-2a766c500e00', key: 'integration', param: 'integracyjna', icon: 'Handshake' },
  { id: '01a1fd58-39b1-77d4-85c8-894e016e772e', key: 'special', param: 'specjalna', icon: 'HeartHandshake' },
  { id: '01a1fd58-39b2-7ec4-9078-6e26a5154173', key: 'sport', param: 'sportowa', icon: 'Trophy' },
  { id: '01a1fd58-39b3-7a4e-b304-ba42a200bafd', key: 'language', param: 'jezykowa', icon: 'Languages' },
  { id: '01a1fd58-39b4-780f-9899-84e5ca70287d', key: 'music', param: 'muzyczna', icon: 'Piano' },
  { id: '01a1fd58-39b5-7828-bebb-7609afd5e728', key: 'creative', param: 'artystyczna', icon: 'Palette' },
  { id: '01a1fd58-39b6-7e75-963c-5b62338398ff', key: 'therapeutic', param: 'terapeutyczna', icon: 'HeartPulse' },
  { id: '01a1fd58-39b7-7945-9674-425f1e9bb2eb', key: 'froebel', param: 'froeblowska', icon: 'ToyBrick' },
  { id: '01a1fd58-39b8-784e-b9e5-71add28dcf34', key: 'catholic', param: 'katolicka', icon: 'Church' },
  { id: '01a1fd58-39b9-714b-84af-749f71e78eb4', key: 'ukrainian_groups', param: 'grupy-ukrainskie', icon: 'Flag' },
]
