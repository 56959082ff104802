import type { Words } from '#core/search/facet.ts'
import { featureWords } from './feature-words.ts'

/** Words of the kinds of facilities. Those of nurseries and kindergartens mean the category: clubs and units belong to it too. */
const kindWords: Readonly<Record<string, Words>> = {
  'klub-malucha-dzieciecy': `klub dziecięcy, klubu dziecięcego, klubie dziecięcym, klubem dziecięcym, kluby dziecięce, klubów dziecięcych,
    klubach dziecięcych, klub malucha, klubu malucha, klubie malucha, klubem malucha, kluby malucha, klubów malucha, klubach malucha,
    klub maluszka, klubu maluszka, klubie maluszka, kluby maluszka, klubik, klubiku, klubika, klubikiem, klubiki, klubików, klubikach,
    klubik malucha, klubiku malucha, дитячий клуб, дитячого клубу, дитячому клубі, дитячим клубом, дитячі клуби, дитячих клубів,
    клуб малюка, клубу малюка, клубі малюка, клуби малюка, клуб для малюків, toddler club, toddler clubs, toddler group, toddler groups,
    playgroup, playgroups, play group, play groups, kids club, kids clubs, kid's club, children's club, baby club`,
  'opiekun-dzienny': `dzienny opiekun, dziennego opiekuna, dziennemu opiekunowi, dziennym opiekunem, dzienni opiekunowie,
    dziennych opiekunów, opiekun dzienny, opiekuna dziennego, opiekunem dziennym, opiekunowie dzienni, opiekunów dziennych,
    dzienna opiekunka, dziennej opiekunki, dzienną opiekunkę, dzienne opiekunki, dziennych opiekunek, opiekunka dzienna,
    opiekunki dziennej, opiekunkę dzienną, opiekunki dzienne, niania dzienna, niani dziennej, nianię dzienną, nianie dzienne,
    dzienna niania, dziennej niani, dzienną nianię, денний опікун, денного опікуна, денним опікуном, денні опікуни, денна няня,
    денної няні, денну няню, денною нянею, childminder, childminders, child minder, child minders, childminding, day carer, day carers,
    home daycare, family daycare, family day care`,
  'punkt-przedszkolny': `punkt przedszkolny, pkt przedszkolny, pkt przedszkolne, punktu przedszkolnego, punkcie przedszkolnym, punktem przedszkolnym, punkty przedszkolne,
    punktów przedszkolnych, punktach przedszkolnych, дошкільний пункт, дошкільного пункту, дошкільному пункті, дошкільні пункти,
    preschool unit, preschool units, pre school unit, preschool point, preschool points`,
  'oddzial-przedszkolny': `oddział przedszkolny, oddziału przedszkolnego, oddziale przedszkolnym, oddziałem przedszkolnym,
    oddziały przedszkolne, oddziałów przedszkolnych, oddziałach przedszkolnych, oddział przedszkolny w szkole podstawowej,
    oddziały przedszkolne w szkołach podstawowych, oddziału przedszkolnego w szkole podstawowej,
    oddziale przedszkolnym w szkole podstawowej, przy szkole, przy szkole podstawowej, przy szkołach podstawowych, przy podstawówce,
    zerówka, zerówki, zerówkę, zerówce, zerówek, zerówkach, zerówka w szkole podstawowej, klasa zerowa, klasy zerowej, klasa zero,
    klasy zero, нульовий клас, нульового класу, нульовому класі, нульовка, нульовку, дошкільний клас, дошкільного класу, дошкільна група,
    дошкільної групи, дошкільна група при школі, дошкільної групи при школі, дошкільні групи при школах, при школі, reception,
    reception class, reception classes, reception year, preschool class, preschool classes, pre school class, grade zero, zero grade,
    klasa 0, klasy 0, klasie 0, klasę 0, oddział zerowy, oddziały zerowe, oddziale zerowym`,
  'zespol-wychowania-przedszkolnego': `zespół wychowania przedszkolnego, zespołu wychowania przedszkolnego,
    zespole wychowania przedszkolnego, zespołem wychowania przedszkolnego, zespoły wychowania przedszkolnego,
    zespołów wychowania przedszkolnego, група дошкільного виховання, групи дошкільного виховання, групу дошкільного виховання,
    груп дошкільного виховання, preschool group, preschool groups, pre school group, pre school groups`,
  'szkola-podstawowa': `szkoła podstawowa, szkoły podstawowej, szkole podstawowej, szkołę podstawową, szkoły podstawowe,
    szkół podstawowych, szkołach podstawowych, podstawówka, podstawówki, podstawówkę, podstawówce, podstawówek, szkoła, початкова школа,
    початкової школи, початкову школу, початковій школі, початкові школи, початкових шкіл, школу, primary school, primary schools,
    elementary school, elementary schools, grade school, school, schools`,
}

/** Words of the sector, which registers tell of every facility; the tags `publiczna`, `prywatna` and `niepubliczna` few have. */
const sectorWords: Readonly<Record<string, Words>> = {
  publiczne: `publiczn*, państwow*, budżetow*, komunalne, komunalny, державн*, комунальний, комунальні, комунального, комунальному,
    комунальним, комунальних, муніципальний, муніципальні, муніципального, муніципальному, муніципальних, public, publicly funded, state,
    state run, state funded, government run`,
  niepubliczne: `niepubliczn*, prywatne, prywatny, prywatnego, prywatnemu, prywatnym, prywatnych, prywatnymi, prywatnie, placówka prywatna,
    placówki prywatnej, приватний, приватні, приватного, приватному, приватною, непублічн*, недержавн*, private, privately run,
    privately owned, non public, nonpublic`,
}

/**
 * Words of owners, methods and profiles. Adjectives stand form by form, and with a noun in the feminine, which alone is a
 * street: `Sportowa`, `Gminna`.
 */
const ownershipWords: Readonly<Record<string, Words>> = {
  samorzadowa: `samorządowe, samorządowy, samorządowego, samorządowemu, samorządowym, samorządowych, samorządowymi, placówka samorządowa,
    placówki samorządowe, самовряд*, місцевого самоврядування, підпорядкований самоврядуванню, підпорядковані самоврядуванню, council,
    council run, local council, local authority, local government, run by local government`,
  miejska: `miejski, miejskie, miejskiego, miejskiemu, miejskim, miejskich, miejskimi, placówka miejska, placówki miejskie,
    prowadzone przez miasto, міський, міські, міського, міському, міським, міських, municipal, city run, city owned, run by the city`,
  gminna: `gminny, gminne, gminnego, gminnemu, gminnym, gminnych, gminnymi, placówka gminna, placówki gminne, prowadzone przez gminę,
    ґмінний, ґмінні, ґмінного, ґмінному, комунальний ґміна, підпорядкований ґміні, підпорядковані ґміні, communal, commune run,
    run by the commune`,
  montessori: 'montes*, mantes*, montis*, montos*, monte ssori, metoda montessori, metody montessori, metodzie montessori',
  waldorfska: 'waldorf*, pedagogika waldorfska, pedagogiki waldorfskiej, steiner*, штайнер*, вальдорфська педагогіка',
  integracyjna: `integracyjne, integracyjny, integracyjnego, integracyjnemu, integracyjnym, integracyjnych, integracyjnymi, integracyjną,
    integracyjnej, grupa integracyjna, grupy integracyjne, grupami integracyjnymi, oddział integracyjny, oddziałem integracyjnym,
    oddziały integracyjne, oddziałami integracyjnymi, oddziałów integracyjnych, placówka integracyjna, placówki integracyjne, integracja,
    integrację, integracji, inkluzja, inkluzyjn*, інклюзивн*, інклюзія, інклюзією, інтеграційн*, інтеграція, inclusive, inclusion,
    integration, integrated`,
  specjalna: `specjalne, specjalny, specjalnego, specjalnemu, specjalnym, specjalnych, specjalnymi, placówka specjalna, placówki specjalne,
    grupa specjalna, oddział specjalny, спеціальн*, for special needs, special needs, special education, sen, send`,
  'integracyjna specjalna': `orzeczenie, orzeczenia, orzeczeniem, orzeczeniu, orzeczenie o potrzebie kształcenia specjalnego,
    orzeczeniem o potrzebie kształcenia specjalnego, orzeczenie o kształceniu specjalnym,
    orzeczeniem o kształceniu specjalnym, orzeczenia o kształceniu specjalnym, kształceniu specjalnym, kształcenie specjalne, kształcenia specjalnego,
    kształceniem specjalnym, specjalne potrzeby, specjalnych potrzeb, specjalnymi potrzebami, specjalnych potrzebach,
    ze specjalnymi potrzebami edukacyjnymi, specjalnymi potrzebami edukacyjnymi, specjalne potrzeby edukacyjne, особливі потреби,
    особливих потреб, особливими потребами, особливими освітніми потребами, additional needs, additional support needs,
    special educational needs, zespół downa, zespołem downa, zespołu downa, porażenie mózgowe, porażeniem mózgowym, особливі діти,
    особливих дітей, особлива дитина, особливої дитини, синдром дауна, синдромом дауна, down syndrome, down's syndrome, cerebral palsy`,
  sportowa: `sportowe, sportowy, sportowego, sportowemu, sportowym, sportowych, sportowymi, placówka sportowa, placówki sportowe,
    grupa sportowa, zajęcia sportowe, zajęć sportowych, zajęciami sportowymi, profil sportowy, profilem sportowym, profilu sportowym,
    sport, sportu, sportem, спортивн*, спортом, sports, sporty, sporting, sports focus, focus on sport, with a focus on sport,
    sports activities, sports classes`,
  jezykowa: `językowe, językowy, językowego, językowemu, językowym, językowych, językowymi, placówka językowa, placówki językowe,
    języki obce, języków obcych, językami obcymi, nauka języków, naukę języków, nauka języków obcych, języków, językami, мовний, мовні,
    мовного, мовному, мовним, мовних, іноземні мови, іноземних мов, іноземними мовами, іноземна мова, іноземною мовою, language, languages,
    foreign language, foreign languages, language focus, focus on languages, with a focus on languages, język obcy, języka obcego,
    językiem obcym`,
  muzyczna: `muzyczne, muzyczny, muzycznego, muzycznemu, muzycznym, muzycznych, muzycznymi, placówka muzyczna, placówki muzyczne,
    grupa muzyczna, profil muzyczny, profilem muzycznym, profilu muzycznym, музичний, музичні, музичного, музичному, music, musical,
    focus on music, with a focus on music`,
  artystyczna: `artystyczne, artystyczny, artystycznego, artystycznemu, artystycznym, artystycznych, artystycznymi, placówka artystyczna,
    placówki artystyczne, grupa artystyczna, zajęcia artystyczne, zajęć artystycznych, zajęciami artystycznymi, profil artystyczny,
    profilem artystycznym, profilu artystycznym, мистецьк*, творчий, творчі, творчого, творчому, творчим, творчих, творчість, творчістю,
    creative, creative arts, artistic, arts, performing arts`,
  terapeutyczna: `terapeutyczne, terapeutyczny, terapeutycznego, terapeutycznemu, terapeutycznym, terapeutycznych, terapeutycznymi,
    placówka terapeutyczna, placówki terapeutyczne, grupa terapeutyczna, grupy terapeutyczne, terapia, terapii, terapię, terapiami,
    терапевтичн*, терапія, терапії, терапію, терапією, therapeutic, therapy, therapies`,
  froeblowska: 'froebl*, froebel*, frobl*, frobel*, frebl*, frebel*, metoda froebla, за методикою Фребеля, методика Фребеля',
  katolicka: `katolick*, zakonne, zakonnych, zakonnice, sióstr zakonnych, siostry zakonne, przez siostry, przez siostry zakonne,
    siostrami zakonnymi, u sióstr, u sióstr zakonnych, prowadzone przez siostry, prowadzone przez siostry zakonne, parafialne, parafialny,
    parafialnego, parafialnym, ochronki, ochronkę, ochronce, католицьк*, catholic, church run, run by nuns, parish, prowadzą siostry,
    siostry prowadzą`,
  'grupy-ukrainskie': `grupa ukraińska, grupy ukraińskiej, grupie ukraińskiej, grupę ukraińską, grupy ukraińskie, grup ukraińskich,
    grupami ukraińskimi, grupach ukraińskich, ukraińska grupa, ukraińskie grupy, ukraińskimi grupami, ukraińskie, ukraińskich, ukraińskimi,
    ukraińskojęzyczn*, dzieci z ukrainy, dla dzieci z ukrainy, dziećmi z ukrainy, українська група, української групи, українську групу,
    українською групою, українській групі, українські групи, українських груп, українськими групами, український, українські, українського,
    українському, україномовн*, для українців, дітей з україни, ukrainian, ukrainian group, ukrainian groups, ukrainian speaking,
    ukrainian children, children from ukraine, ukraińców, dla ukraińców, z ukrainy, українські вихователі, українськими вихователями,
    українських вихователів, українцями`,
}

/**
 * Words of the tag facets by URL parameter. Words are compared without accents and Cyrillic by its sound in Polish, so
 * that `windą` and `йога` are not repeated beside `winda` and `joga`.
 */
export const tagWords: Readonly<Record<'specialization' | 'sector' | 'ownership' | 'features', Readonly<Record<string, Words>>>> = {
  specialization: kindWords,
  sector: sectorWords,
  ownership: ownershipWords,
  features: featureWords,
}
