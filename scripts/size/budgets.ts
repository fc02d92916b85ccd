export interface Budgets {
  entry: number;
  /** Less than 100, whatever comes: visitors may be on a phone, far away (docs/decisions/0008). */
  publicEntry: number;
  calculator: number;
  routes: Record<string, number>;
  /** The most scripts that a screen may come in. */
  files: number;
  /** For every part that is not named in `parts`. */
  part: number;
  parts: Record<string, number>;
}

export const budgets: Budgets = {
  entry: 265,
  publicEntry: 98,
  calculator: 214,
  routes: {
    AdminSettingsScreen: 332,
    ApprovalScreens: 323,
    ArchiveScreen: 266,
    AuditLogScreen: 324,
    BundleOrderScreen: 335,
    BundlesScreen: 266,
    CouponScreen: 337,
    CouponsScreen: 267,
    CreateReleaseScreen: 377,
    DashboardScreen: 271,
    DeskFiguresScreen: 268,
    EditorialQueueScreen: 267,
    EditReleaseScreen: 376,
    EditRequestsScreen: 266,
    FailedJobsScreen: 322,
    FinanceScreen: 267,
    ForgotPasswordScreen: 265,
    LoginCallbackScreen: 267,
    LogoutScreen: 266,
    NoStaffScreen: 265,
    OpenReleaseScreen: 265,
    OrderScreen: 325,
    OrdersScreen: 323,
    OverviewScreen: 267,
    OwnOrdersScreens: 267,
    PartnerEditorScreen: 331,
    PartnersScreen: 321,
    ProviderComparisonScreen: 266,
    PublicationScreens: 267,
    PurchaseScreens: 338,
    RedirectFromLegacyScreen: 266,
    RegisterScreen: 323,
    ReleaseDetailsScreen: 271,
    ReviewScreen: 338,
    SendActivationScreen: 321,
    SettingsScreen: 331,
    SocialCallbackScreen: 266,
    StoreCheckoutScreen: 342,
    StoreScreen: 338,
    SubmittedScreen: 266,
    TermsScreen: 266,
    UserScreen: 270,
    UsersScreen: 322,
    VerifiedScreen: 266,
  },
  files: 16,
  part: 32,
  parts: {
    SearchField: 36,
    CopyButton: 36,
    CommandPalette: 75,
    ComboBox: 84,
    ConfirmDialog: 69,
    DateField: 58,
    DatePicker: 104,
    Menu: 65,
    Modal: 68,
    NumberStepper: 38,
    PhoneField: 85,
    Popover: 66,
    Select: 80,
    Table: 36,
    Tabs: 43,
    TagGroup: 61,
    TimePicker: 81,
  },
};
