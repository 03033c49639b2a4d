import { readRailLines } from '../market/fact-table.ts'

/** Trains and metro of Sydney and Melbourne, main stations, colours of the network maps; positions from memory, good to about 200 m. */
export const australiaLines = readRailLines(`
M1 Metro North West & Bankstown Line | | #168388 | mrt
M1,Tallawong,,-33.6917,150.9062; M1,Rouse Hill,,-33.6917,150.9245; M1,Kellyville,,-33.7133,150.9353; M1,Bella Vista,,-33.7305,150.9441
M1,Norwest,,-33.7316,150.9627; M1,Hills Showground,,-33.7281,150.9869; M1,Castle Hill,,-33.7316,151.0068; M1,Cherrybrook,,-33.7366,151.0320
M1,Epping,,-33.7728,151.0820; M1,Macquarie University,,-33.7741,151.1165; M1,Macquarie Park,,-33.7852,151.1289; M1,North Ryde,,-33.7940,151.1359
M1,Chatswood,,-33.7971,151.1809; M1,Crows Nest,,-33.8262,151.1987; M1,Victoria Cross,,-33.8377,151.2067; M1,Barangaroo,,-33.8612,151.2023
M1,Martin Place,,-33.8679,151.2117; M1,Gadigal,,-33.8759,151.2086; M1,Central,,-33.8832,151.2065; M1,Waterloo,,-33.9000,151.1990; M1,Sydenham,,-33.9147,151.1663
T1 North Shore & Western Line | | #f99d1c | mrt
T1,Hornsby,,-33.7027,151.0985; T1,Wahroonga,,-33.7177,151.1170; T1,Turramurra,,-33.7321,151.1285; T1,Pymble,,-33.7447,151.1420
T1,Gordon,,-33.7560,151.1543; T1,Killara,,-33.7654,151.1618; T1,Lindfield,,-33.7753,151.1690; T1,Roseville,,-33.7842,151.1777; T1,Chatswood
T1,Artarmon,,-33.8087,151.1849; T1,St Leonards,,-33.8224,151.1943; T1,Wollstonecraft,,-33.8319,151.1918; T1,North Sydney,,-33.8410,151.2073
T1,Milsons Point,,-33.8459,151.2118; T1,Wynyard,,-33.8658,151.2058; T1,Town Hall,,-33.8736,151.2068; T1,Central; T1,Redfern,,-33.8916,151.1988
T1,Newtown,,-33.8979,151.1795; T1,Ashfield,,-33.8876,151.1259; T1,Burwood,,-33.8772,151.1043; T1,Strathfield,,-33.8717,151.0944
T1,Lidcombe,,-33.8640,151.0459; T1,Auburn,,-33.8493,151.0329; T1,Granville,,-33.8327,151.0122; T1,Parramatta,,-33.8172,151.0050
T1,Westmead,,-33.8083,150.9877; T1,Seven Hills,,-33.7743,150.9362; T1,Blacktown,,-33.7684,150.9081; T1,St Marys,,-33.7624,150.7757; T1,Penrith,,-33.7503,150.6961
T4 Eastern Suburbs & Illawarra Line | | #005aa3 | mrt
T4,Bondi Junction,,-33.8913,151.2478; T4,Edgecliff,,-33.8798,151.2370; T4,Kings Cross,,-33.8744,151.2227; T4,Martin Place; T4,Town Hall; T4,Central
T4,Redfern; T4,Sydenham; T4,Rockdale,,-33.9523,151.1368; T4,Kogarah,,-33.9622,151.1327; T4,Hurstville,,-33.9676,151.1027
T4,Sutherland,,-34.0318,151.0572; T4,Miranda,,-34.0366,151.1021; T4,Cronulla,,-34.0557,151.1510
T8 Airport & South Line | | #00954c | mrt
T8,Central; T8,Green Square,,-33.9063,151.2028; T8,Mascot,,-33.9233,151.1873; T8,Domestic Airport,,-33.9334,151.1811
T8,International Airport,,-33.9351,151.1661; T8,Wolli Creek,,-33.9285,151.1540; T8,Revesby,,-33.9525,151.0148; T8,Glenfield,,-33.9722,150.8930; T8,Campbelltown,,-34.0638,150.8141
Sandringham Line | | #f178af | mrt
SHM,Flinders Street,,-37.8183,144.9671; SHM,Richmond,,-37.8240,144.9901; SHM,South Yarra,,-37.8385,144.9923; SHM,Prahran,,-37.8496,144.9899
SHM,Windsor,,-37.8560,144.9920; SHM,Balaclava,,-37.8695,144.9936; SHM,Elsternwick,,-37.8847,145.0009; SHM,Brighton Beach,,-37.9265,144.9864; SHM,Sandringham,,-37.9504,145.0045
Frankston Line | | #028430 | mrt
FKN,Flinders Street; FKN,Richmond; FKN,South Yarra; FKN,Malvern,,-37.8662,145.0293; FKN,Caulfield,,-37.8774,145.0424; FKN,Bentleigh,,-37.9176,145.0372
FKN,Cheltenham,,-37.9670,145.0545; FKN,Mordialloc,,-38.0066,145.0877; FKN,Frankston,,-38.1430,145.1262
Cranbourne & Pakenham Line | | #279fd5 | mrt
CBE,Caulfield; CBE,Carnegie,,-37.8864,145.0585; CBE,Oakleigh,,-37.9004,145.0884; CBE,Clayton,,-37.9247,145.1204; CBE,Dandenong,,-37.9899,145.2099
Belgrave & Lilydale Line | | #152c6b | mrt
BEG,Flinders Street; BEG,Richmond; BEG,Burnley,,-37.8276,145.0075; BEG,Hawthorn,,-37.8219,145.0232; BEG,Glenferrie,,-37.8215,145.0364
BEG,Camberwell,,-37.8265,145.0587; BEG,Box Hill,,-37.8193,145.1215; BEG,Ringwood,,-37.8155,145.2289
Mernda & Hurstbridge Line | | #be1014 | mrt
MDD,Parliament,,-37.8110,144.9730; MDD,Clifton Hill,,-37.7887,144.9954; MDD,Northcote,,-37.7698,144.9953; MDD,Preston,,-37.7387,145.0008; MDD,Reservoir,,-37.7169,145.0070
Upfield, Craigieburn & Sunbury Lines | | #ffbe00 | mrt
CGB,Southern Cross,,-37.8184,144.9525; CGB,North Melbourne,,-37.8063,144.9415; CGB,Footscray,,-37.8013,144.9030; CGB,Moonee Ponds,,-37.7657,144.9192; CGB,Essendon,,-37.7560,144.9162
Upfield Line | | #ffbe00 | mrt
UFD,North Melbourne; UFD,Brunswick,,-37.7677,144.9596; UFD,Coburg,,-37.7424,144.9634
Werribee Line | | #028430 | mrt
WER,Southern Cross; WER,North Melbourne; WER,Footscray; WER,Newport,,-37.8427,144.8836; WER,Werribee,,-37.8994,144.6612
`)
