import { readPlaces } from '../market/fact-table.ts'

/** Suburbs of Greater Sydney and Melbourne with postcode and local government area: C apartments, L houses. */
export const australiaPlaces = readPlaces(`
Sydney | | -33.8700,151.2070 | 600 | sydney-cbd | | city-of-sydney | 2000 | 1.45 | CC | 1-99 | Kent Street; Sussex Street; Pitt Street
Surry Hills | | -33.8850,151.2120 | 550 | surry-hills | | city-of-sydney | 2010 | 1.38 | CL | 1-99 | Crown Street; Bourke Street; Devonshire Street
Zetland | | -33.9080,151.2080 | 450 | zetland | | city-of-sydney | 2017 | 1.15 | CCC | 1-99 | Joynton Avenue; Gadigal Avenue; Merton Street
Mascot | | -33.9240,151.1920 | 500 | mascot | | bayside | 2020 | 1.02 | CC | 1-99 | Church Avenue; Bourke Street; Coward Street
Bondi Junction | | -33.8920,151.2490 | 500 | bondi-junction | | waverley | 2022 | 1.55 | CL | 1-99 | Oxford Street; Ebley Street; Grosvenor Street
Randwick | | -33.9140,151.2410 | 700 | randwick | | randwick-city | 2031 | 1.32 | CL | 1-99 | Belmore Road; Avoca Street; Alison Road
Newtown | | -33.8980,151.1790 | 500 | newtown | | inner-west | 2042 | 1.28 | CL | 1-99 | King Street; Enmore Road; Wilson Street
Marrickville | | -33.9110,151.1550 | 700 | marrickville | | inner-west | 2204 | 1.08 | CL | 1-99 | Illawarra Road; Marrickville Road; Livingstone Road
Strathfield | | -33.8730,151.0930 | 700 | strathfield | | municipality-of-strathfield | 2135 | 0.96 | CL | 1-99 | The Boulevarde; Albert Road; Homebush Road
Burwood | | -33.8770,151.1040 | 550 | burwood | | municipality-of-burwood | 2134 | 1.02 | CL | 1-99 | Burwood Road; Shaftesbury Road; Railway Parade
Chatswood | | -33.7960,151.1820 | 700 | chatswood | | willoughby | 2067 | 1.25 | CCL | 1-99 | Victoria Avenue; Help Street; Archer Street
North Sydney | | -33.8390,151.2070 | 500 | north-sydney | | north-sydney-council | 2060 | 1.42 | CC | 1-99 | Miller Street; Walker Street; Blue Street
Lindfield | | -33.7760,151.1690 | 800 | lindfield | | ku-ring-gai | 2070 | 1.10 | CL | 1-99 | Pacific Highway; Lindfield Avenue; Grosvenor Road
Macquarie Park | | -33.7800,151.1220 | 600 | macquarie-park | | ryde | 2113 | 0.98 | CC | 1-99 | Waterloo Road; Herring Road; Lachlan Avenue
Epping | | -33.7730,151.0820 | 800 | epping | | parramatta-city | 2121 | 0.95 | CLL | 1-99 | Carlingford Road; Rawson Street; Oxford Street
Parramatta | | -33.8150,151.0040 | 800 | parramatta | | parramatta-city | 2150 | 0.76 | CCC | 1-99 | Church Street; Macquarie Street; Hassall Street
Auburn | | -33.8500,151.0330 | 700 | auburn | | cumberland | 2144 | 0.70 | CL | 1-99 | Auburn Road; Queen Street; Station Road
Blacktown | | -33.7690,150.9080 | 1000 | blacktown | | blacktown-city | 2148 | 0.66 | CLL | 1-99 | Main Street; Flushcombe Road; Second Avenue
Castle Hill | | -33.7310,151.0060 | 1000 | castle-hill | | the-hills-shire | 2154 | 0.92 | CLL | 1-99 | Old Northern Road; Pennant Street; Showground Road
Rouse Hill | | -33.6910,150.9200 | 900 | rouse-hill | | the-hills-shire | 2155 | 0.80 | CLL | 1-99 | Windsor Road; Caddies Boulevard; Commercial Road
Penrith | | -33.7530,150.6980 | 1000 | penrith | | penrith-city | 2750 | 0.62 | CLL | 1-99 | High Street; Henry Street; Derby Street
Hurstville | | -33.9670,151.1020 | 650 | hurstville | | georges-river | 2220 | 0.90 | CCL | 1-99 | Forest Road; Queens Road; Treacy Street
Miranda | | -34.0370,151.1010 | 700 | miranda | | sutherland-shire | 2228 | 0.95 | CL | 1-99 | Kingsway; Kiora Road; Central Road
Campbelltown | | -34.0650,150.8150 | 900 | campbelltown | | campbelltown-city | 2560 | 0.58 | CLL | 1-99 | Queen Street; Dumaresq Street; Broughton Street
Melbourne | | -37.8120,144.9620 | 700 | melbourne-cbd | | city-of-melbourne | 3000 | 0.92 | CCC | 1-99 | Spencer Street; La Trobe Street; Elizabeth Street
Southbank | | -37.8250,144.9640 | 500 | southbank | | city-of-melbourne | 3006 | 0.90 | CCC | 1-99 | City Road; Kavanagh Street; Southbank Boulevard
South Yarra | | -37.8390,144.9920 | 600 | south-yarra | | stonnington | 3141 | 0.95 | CCL | 1-99 | Chapel Street; Toorak Road; Punt Road
Richmond | | -37.8230,144.9980 | 700 | richmond | | yarra | 3121 | 0.94 | CLL | 1-99 | Swan Street; Bridge Road; Church Street
Brunswick | | -37.7670,144.9600 | 800 | brunswick | | merri-bek | 3056 | 0.80 | CLL | 1-99 | Sydney Road; Lygon Street; Albert Street
Footscray | | -37.8000,144.8990 | 700 | footscray | | maribyrnong | 3011 | 0.68 | CL | 1-99 | Barkly Street; Hopkins Street; Napier Street
Box Hill | | -37.8190,145.1230 | 700 | box-hill | | whitehorse | 3128 | 0.84 | CCL | 1-99 | Station Street; Whitehorse Road; Carrington Road
Hawthorn | | -37.8220,145.0300 | 700 | hawthorn | | boroondara | 3122 | 0.92 | CL | 1-99 | Glenferrie Road; Burwood Road; Auburn Road
Brighton | | -37.9060,145.0030 | 700 | brighton | | bayside-victoria | 3186 | 1.02 | CL | 1-99 | Church Street; Bay Street; New Street
Carnegie | | -37.8870,145.0570 | 600 | carnegie | | glen-eira | 3163 | 0.80 | CL | 1-99 | Koornang Road; Dandenong Road; Neerim Road
Clayton | | -37.9240,145.1200 | 800 | clayton | | monash | 3168 | 0.74 | CLL | 1-99 | Clayton Road; Centre Road; Haughton Road
Preston | | -37.7390,145.0010 | 800 | preston | | darebin | 3072 | 0.72 | CLL | 1-99 | High Street; Murray Road; Bell Street
Werribee | | -37.9010,144.6610 | 1000 | werribee | | wyndham | 3030 | 0.56 | LLL | 1-99 | Watton Street; Synnot Street; Tarneit Road
Frankston | | -38.1430,145.1280 | 800 | frankston | | frankston-city | 3199 | 0.64 | CLL | 1-99 | Nepean Highway; Beach Street; Cranbourne Road
`)
