import ReadingList
import WebLaboratory

Page.start(LaboratoryPage(Experiment(ReadingList(Page.network), named: "reading list")))
