/**
 * Texts of parents, separated by `|`, by the options that they mean: `facet=param,param`, several facets joined by
 * ` & `, '' for none. Written before the words (`domain/tag-words.ts`).
 */
export const wordExamples: Readonly<Record<string, string>> = {
  // Kinds.
  'specialization=klub-malucha-dzieciecy': `klubik na Ochocie | klub malucha blisko domu | szukam klubu dziecięcego |
    kluby malucha Kraków | w klubiku dla dwulatka | klub maluszka | дитячий клуб для малюка | клуб малюка на Волі |
    toddler group near me | playgroup in Wrocław`,
  'specialization=opiekun-dzienny': `dzienny opiekun Gdynia | opiekunka dzienna | szukam dziennej opiekunki | niania dzienna z miasta |
    u dziennego opiekuna | денна няня | денний опікун у Познані | childminder for a baby | day carer`,
  'specialization=punkt-przedszkolny': `punkt przedszkolny Zakopane | w punkcie przedszkolnym | punkty przedszkolne w gminie |
    дошкільний пункт | preschool unit`,
  'specialization=oddzial-przedszkolny': `zerówka w szkole | zapisać do zerówki | oddział przedszkolny w szkole podstawowej |
    oddziały przedszkolne | нульовий клас | дошкільна група при школі | reception class | klasa 0 | przedszkole przy szkole |
    oddział zerowy`,
  'specialization=zespol-wychowania-przedszkolnego': `zespół wychowania przedszkolnego | w zespole wychowania przedszkolnego |
    zespoły wychowania przedszkolnego | група дошкільного виховання | preschool group`,
  'specialization=szkola-podstawowa': `szkoła podstawowa Mokotów | dobra podstawówka | szkoły podstawowe | початкова школа |
    school in Kraków | primary schools | elementary school`,

  // Public or not.
  'sector=publiczne': `żłobek publiczny | przedszkole państwowe | publicznego przedszkola | в державний садок | комунальний садок |
    public nursery | state-run kindergarten | state nursery`,
  'sector=niepubliczne': `żłobek niepubliczny | prywatne przedszkole | prywatny | в приватний садок | недержавний садок |
    private preschool | non-public`,

  // Who runs it, and how it teaches.
  'ownership=samorzadowa': `przedszkole samorządowe | w samorządowym przedszkolu | żłobki samorządowe | самоврядний садок |
    council nursery | run by local government`,
  'ownership=miejska': `żłobek miejski | w miejskim żłobku | przedszkola miejskie | міські ясла | municipal nursery |
    city-run kindergarten`,
  'ownership=gminna': 'żłobek gminny | gminne przedszkole | w gminnym przedszkolu | ґмінний садок | run by the commune',
  'ownership=montessori': `montessori Kraków | przedszkole Montessori | żłobek montesori | przedszkole montessoriańskie | montesorri |
    садок Монтессорі | Montessori nursery | wg Montessori | sala Montessori`,
  'ownership=waldorfska': `przedszkole waldorfskie | pedagogika waldorfska | w waldorfskim przedszkolu | steinerowskie |
    вальдорфський садок | Steiner kindergarten`,
  'ownership=integracyjna': `przedszkole integracyjne | grupa integracyjna | z oddziałem integracyjnym | integracja | інклюзивний садок |
    інтеграційна група | inclusive kindergarten`,
  'ownership=specjalna': 'przedszkole specjalne | w przedszkolu specjalnym | спеціальний садок | special needs kindergarten | SEN nursery',
  'ownership=integracyjna,specjalna': `dziecko z orzeczeniem | mamy orzeczenie o potrzebie kształcenia specjalnego |
    dla dzieci ze specjalnymi potrzebami | діти з особливими потребами | additional needs | zespół Downa | особливі діти`,
  'ownership=sportowa': 'przedszkole sportowe | profil sportowy | dużo sportu | спортивний садок | sports nursery | sporty kindergarten',
  'ownership=jezykowa': 'przedszkole językowe | języki obce | z nauką języków | іноземні мови | мовний садок | foreign languages',
  'ownership=muzyczna': 'przedszkole muzyczne | o profilu muzycznym | музичний садок | music nursery | musical preschool',
  'ownership=artystyczna': 'przedszkole artystyczne | o profilu artystycznym | творчий садок | мистецький садок | creative preschool',
  'ownership=terapeutyczna': 'przedszkole terapeutyczne | grupy terapeutyczne | z terapią | терапевтичний садок | therapeutic kindergarten',
  'ownership=froeblowska': `przedszkole froeblowskie | metoda Froebla | żłobek Freblowski | за методикою Фребеля | Froebel kindergarten |
    Fröbel`,
  'ownership=katolicka': `przedszkole katolickie | przedszkole sióstr zakonnych | prowadzone przez siostry | parafialne |
    католицький садок | Catholic kindergarten | prowadzą siostry`,
  'ownership=grupy-ukrainskie': `grupa ukraińska | z grupami ukraińskimi | ukraińskojęzyczne | українська група | україномовний садок |
    Ukrainian-speaking | Ukrainian group | dla Ukraińców | з українськими вихователями`,

  // Buildings and grounds.
  'features=dostosowanie-do-niepelnosprawnosci': `dla dziecka z niepełnosprawnością | syn na wózku inwalidzkim | bez barier |
    z podjazdem dla wózków | для дитини з інвалідністю | wheelchair accessible | for children with disabilities | disabled access |
    bez schodów | orzeczenie o niepełnosprawności`,
  'features=winda': 'z windą | bez windy | żeby była winda | має ліфт | із ліфтом | lift | elevator',
  'features=ogrod': `z dużym ogrodem | bez ogrodu | ma ogródek | z własnym ogródkiem | żeby był ogród | садок із садом | with a garden |
    outdoor space`,
  'features=plac-zabaw': `z placem zabaw | bez placu zabaw | żeby był plac zabaw | place zabaw | з дитячим майданчиком |
    ігровий майданчик | playground | play area`,
  'features=ogrodzony-teren': 'ogrodzony | z ogrodzeniem | na ogrodzonym terenie | огороджена територія | fenced yard | fenced-in',
  'features=ogrodek-warzywny': `z ogródkiem warzywnym | własne warzywa | uprawiają warzywa | warzywnik | з грядками | vegetable garden |
    veggie patch`,
  'features=monitoring': 'z monitoringiem | monitorowany | bez monitoringu | відеоспостереження | CCTV | security cameras',
  'features=podglad-z-kamer-dla-rodzicow': `z podglądem z kamer | podgląd online | podgląd na żywo | żeby był podgląd dla rodziców |
    камери для батьків | онлайн-камери | live cameras | webcam | podgląd w telefonie`,
  'features=monitoring,podglad-z-kamer-dla-rodzicow': `kamery | żłobek z kamerami | bez kamer | з камерами | cameras | kamera w sali |
    відеокамери`,
  'features=wejscie-na-kod-lub-domofon': `wejście na kod | z domofonem | z wideodomofonem | вхід за кодом | з домофоном | secure entry |
    keypad entry | intercom | furtka na kod | bezpieczne wejście`,
  'features=klimatyzacja': `z klimatyzacją | jest klima | klimatyzowane sale | z klimą | кондиціонер | з кондиціонером |
    air-conditioning | aircon`,
  'features=oczyszczacze-powietrza': `z oczyszczaczem powietrza | oczyszczacze | filtry powietrza | очищувач повітря | air purifier |
    air filters`,
  'features=parking-dla-rodzicow': `z parkingiem | jest parking | miejsca parkingowe | з парковкою | паркінг | parking | car park |
    gdzie można zaparkować`,
  'features=wozkownia': `wózkownia | z wózkownią | przechowalnia wózków | gdzie zostawić wózek | місце для візочка | pram storage |
    buggy storage | stroller parking`,
  'features=stojaki-na-rowery-i-hulajnogi': `stojak na rowery | ze stojakami na hulajnogi | parking rowerowy | велопарковка | bike racks |
    bicycle parking`,
  'features=dowoz-dzieci': 'z dowozem | dowożą dzieci | busik | dowóz do przedszkola | з підвезенням | school bus | pick-up service',
  'features=sala-do-lezakowania': `leżakowanie | bez leżakowania | gdzie jest drzemka | z leżakownią | тиха година | кімната для сну |
    nap time | naps | sala do spania | тихий час`,
  'features=sala-gimnastyczna': `z salą gimnastyczną | sala gimnastyczna | bez sali gimnastycznej | salka gimnastyczna | спортзал |
    спортивна зала | gym | sports hall`,
  'features=gimnastyka-korekcyjna,sala-gimnastyczna': `wf | gimnastyka | z gimnastyką | zajęcia ruchowe | гімнастика | фізкультура |
    gymnastics`,
  'features=sala-doswiadczania-swiata': `sala sensoryczna | z salą sensoryczną | sala doświadczania świata | snoezelen |
    сенсорна кімната | sensory room`,
  'features=grota-solna': 'grota solna | z grotą solną | jaskinia solna | соляна кімната | соляною печерою | salt cave | salt room',
  'features=zwierzeta-w-placowce': 'ze zwierzętami | mini zoo | mają zwierzątka | з тваринами | живий куточок | pets | animals',

  // Food and care.
  'features=catering': 'catering | z cateringiem | bez cateringu | кейтеринг | catered meals | jedzenie z firmy cateringowej',
  'features=wlasna-kuchnia': `z własną kuchnią | gotują na miejscu | kuchnia na miejscu | posiłki gotowane na miejscu | domowe jedzenie |
    домашня їжа | готують на місці | own kitchen | cooked on site | home-cooked meals | obiady domowe | własny kucharz | own chef`,
  'features=diety': `dieta bezglutenowa | dla alergika | alergia na mleko | bez laktozy | syn ma celiakię | uczulony na jajka |
    nie je glutenu | bezmleczna | дитина з алергією | без глютену | безлактозне | gluten-free | nut allergy | dairy free | coeliac |
    dziecko ma alergię na orzechy | syn nie może jeść jajek | jadłospis bez cukru | алергія на молоко | halal meals | peanut allergy`,
  'features=posilki-wegetarianskie': `wegetariańskie jedzenie | dieta wegańska | wege | bez mięsa | bezmięsne | вегетаріанська їжа |
    vegan | veggie meals | córka jest wegetarianką | vegan options`,
  'features=ekologiczne-jedzenie': 'ekologiczne jedzenie | bio jedzenie | z ekologicznym jedzeniem | органічна їжа | organic food',
  'features=podawanie-mleka-mamy': `mleko mamy | karmię piersią | odciągnięte mleko | mleko z piersi | грудне молоко | breast milk |
    breastfed baby | żeby panie dawały mleko odciągnięte | karmimy się piersią`,
  'features=pieluchy-w-cenie': `pieluchy w cenie | pieluszki wliczone | pampersy w cenie | підгузки включені | nappies included |
    diapers included | czy pieluchy są w cenie | pieluchy zapewnia placówka`,
  'features=pomoc-w-odpieluchowaniu': `pomoc w odpieluchowaniu | nauka nocnika | odpieluchowanie | trening czystości |
    привчання до горщика | potty training | toilet training | syn nie woła na nocnik | з горщиком`,

  // Languages.
  'features=jezyk-angielski': `z angielskim | język angielski | bez angielskiego | codzienny angielski | po angielsku | native speaker |
    anglojęzyczne | z angielskim codziennie | англійська | з англійською мовою | English lessons | English-speaking staff | native |
    native English teachers | щоб вивчали англійську`,
  'features=grupy-dwujezyczne': `dwujęzyczne przedszkole | grupa dwujęzyczna | двомовний садок | bilingual nursery | білінгвальний |
    polsko-angielskie przedszkole | dwujęzyczność | immersja językowa`,
  'features=jezyk-niemiecki': 'z niemieckim | język niemiecki | po niemiecku | німецька мова | з німецькою | German',
  'features=jezyk-hiszpanski': 'z hiszpańskim | język hiszpański | po hiszpańsku | іспанська | Spanish lessons',
  'features=jezyk-francuski': 'z francuskim | język francuski | po francusku | французька мова | French',
  'features=jezyk-ukrainski': 'język ukraiński | po ukraińsku | з українською мовою | говорять українською | Ukrainian lessons',
  'features=jezyk-migowy': 'język migowy | z językiem migowym | migowy | жестова мова | sign language | baby signing',

  // Specialists and support.
  'features=logopeda': `z logopedą | logopeda | zajęcia logopedyczne | neurologopeda | з логопедом | speech therapist | SLT |
    speech therapy | opóźniony rozwój mowy | speech delay`,
  'features=psycholog': 'z psychologiem | opieka psychologa | psycholog | з психологом | child psychologist',
  'features=pedagog-specjalny': `z pedagogiem specjalnym | nauczyciel wspomagający | pedagog specjalny | спеціальний педагог |
    SEN teacher | special needs teacher`,
  'features=integracja-sensoryczna-si': `integracja sensoryczna | z terapią SI | zajęcia SI | SI | integracji sensorycznej |
    сенсорна інтеграція | sensory integration | diagnoza SI | nadwrażliwość sensoryczna | occupational therapy`,
  'features=integracja-sensoryczna-si,sala-doswiadczania-swiata': 'zajęcia sensoryczne | sensoryka | сенсорні заняття | sensory play',
  'features=fizjoterapia': `fizjoterapia | z fizjoterapeutą | rehabilitacja | z rehabilitantem | фізіотерапевт | реабілітація | physio |
    physical therapy`,
  'features=terapia-reki': 'terapia ręki | z terapią ręki | terapii ręki | терапія руки | hand therapy',
  'features=wczesne-wspomaganie-rozwoju-wwr': `WWR | wczesne wspomaganie | z wczesnym wspomaganiem rozwoju | раннє втручання |
    early intervention`,
  'features=wsparcie-dzieci-w-spektrum-autyzmu': `dziecko w spektrum | dla autystycznego chłopca | z autyzmem | zespół Aspergera |
    спектр аутизму | дитина з аутизмом | autistic child | ASD`,
  'features=dogoterapia': 'dogoterapia | z dogoterapią | каністерапія | therapy dog | dog therapy',
  'features=pielegniarka': 'z pielęgniarką | jest pielęgniarka | медсестра | з медсестрою | nurse on site',
  'features=dietetyk': 'z dietetykiem | dietetyk układa jadłospis | dietetyczka | дієтолог | dietician | nutritionist',

  // Activities.
  'features=montessori': `zajęcia Montessori | elementy Montessori | zajęcia metodą montessori | заняття Монтессорі |
    Montessori activities`,
  'features=zajecia-lesne': `leśne przedszkole | zajęcia w lesie | leśnego żłobka | zajęcia leśne | лісовий садок | forest school |
    outdoor kindergarten`,
  'features=rytmika': 'z rytmiką | rytmika | zajęcia rytmiczne | ритміка | eurhythmics | music and movement',
  'features=umuzykalnianie': `umuzykalnianie | zajęcia muzyczne | nauka gry na pianinie | gordonki | z muzyką | музичні заняття |
    music lessons | music classes | nauka śpiewu | gra na pianinie i chór`,
  'features=taniec': 'z tańcem | zajęcia taneczne | balet | tańce | танці | dancing | ballet classes',
  'features=gimnastyka-korekcyjna': `gimnastyka korekcyjna | z gimnastyką korekcyjną | korektywa | wady postawy | корекційна гімнастика |
    corrective gymnastics`,
  'features=basen': 'z basenem | nauka pływania | chodzą na basen | wyjścia na pływalnię | басейн | плавання | swimming lessons | pool',
  'features=pilka-nozna': 'piłka nożna | zajęcia piłkarskie | z piłką nożną | футбол | soccer | football',
  'features=joga-dla-dzieci': 'joga | z jogą | zajęcia jogi | йога | yoga',
  'features=zajecia-plastyczne': `zajęcia plastyczne | plastyka | z plastyką | malowanie | малювання | образотворче мистецтво |
    arts and crafts | art classes | kółko plastyczne | malowanie farbami`,
  'features=ceramika': 'ceramika | warsztaty ceramiczne | lepienie z gliny | кераміка | гончарство | pottery | ceramics',
  'features=teatrzyk-i-teatr-w-placowce': 'teatrzyk | zajęcia teatralne | przedstawienia | театральний гурток | drama classes | theater',
  'features=zajecia-kulinarne': 'zajęcia kulinarne | kuchcik | mały kuchcik | gotowanie | кулінарні заняття | cooking classes | baking',
  'features=robotyka-i-kodowanie': `robotyka | z robotyką | kodowanie | nauka programowania | LEGO WeDo | робототехніка | robotics |
    coding for kids`,
  'features=eksperymenty': 'eksperymenty | z eksperymentami | mały naukowiec | zajęcia naukowe | наукові досліди | science experiments',
  'features=szachy': 'szachy | z szachami | nauka gry w szachy | шахи | chess club',
  'features=biblioteczka': 'biblioteczka | z biblioteką | kącik czytelniczy | бібліотека | library | book corner',
  'features=wycieczki': `wycieczki | bez wycieczek | dużo wycieczek | екскурсії | field trips | outings | excursions | wyjścia do teatru |
    wycieczki autokarowe`,

  // Several at once.
  'features=ogrod & features=logopeda': 'z ogrodem i logopedą | ogród oraz logopeda | garden and a speech therapist',
  'sector=niepubliczne & ownership=montessori': 'prywatne Montessori | private Montessori nursery | приватний Монтессорі',
  'specialization=klub-malucha-dzieciecy & features=jezyk-angielski & features=monitoring': 'klub malucha z angielskim i monitoringiem',
  'sector=publiczne & features=basen': 'publiczne z basenem | public with swimming',

  // Streets, places and other words that only look alike.
  '': `ul. Ogrodowa 12 | ulica Sportowa | Muzyczna 3, Lublin | Artystyczna 5 | Miejska Górka | gmina Prażmów | Gminna 2 | plac Teatralny |
    Szkolna 8 | Leśna 4 | Parkowa 7 | Basenowa | Spacerowa 21 | Niemiecka | Francuska 10 | Hiszpańska | Angielska Grobla | Klubowa 3 |
    Ogrody Poznań | Solna 5 | Piłkarska 9 | Taneczna | Ekologiczna 12 | Specjalistyczna przychodnia | Montwiłła Mireckiego | od września |
    do 1500 zł | dla dwulatka | trampolina | klocki LEGO | panie z doświadczeniem | szukam opieki dla syna | шукаю для доньки |
    for my son`,
}
