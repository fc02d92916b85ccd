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
  entry: 254,
  publicEntry: 94,
  calculator: 206,
  routes: {
    AdminSettingsScreen: 320,
    ApprovalScreens: 312,
    ArchiveScreen: 256,
    AuditLogScreen: 258,
    BundleOrderScreen: 323,
    BundlesScreen: 255,
    CouponScreen: 325,
    CouponsScreen: 256,
    CreateReleaseScreen: 364,
    DashboardScreen: 260,
    EditorialQueueScreen: 257,
    EditReleaseScreen: 363,
    EditRequestsScreen: 257,
    FailedJobsScreen: 311,
    FinanceScreen: 256,
    ForgotPasswordScreen: 255,
    LoginCallbackScreen: 256,
    LogoutScreen: 255,
    NoStaffScreen: 255,
    OpenReleaseScreen: 255,
    OrderScreen: 315,
    OrdersScreen: 256,
    OverviewScreen: 256,
    OwnOrdersScreens: 256,
    PartnerEditorScreen: 320,
    PartnersScreen: 310,
    ProviderComparisonScreen: 256,
    PublicationScreens: 256,
    PurchaseScreens: 327,
    RedirectFromLegacyScreen: 255,
    RegisterScreen: 311,
    ReleaseDetailsScreen: 258,
    ReviewScreen: 314,
    SendActivationScreen: 310,
    SettingsScreen: 319,
    SocialCallbackScreen: 255,
    StoreCheckoutScreen: 330,
    StoreScreen: 311,
    SubmittedScreen: 255,
    TermsScreen: 255,
    UserScreen: 259,
    UsersScreen: 255,
    VerifiedScreen: 255,
  },
  files: 15,
  part: 32,
  parts: {
    ComboBox: 82,
    ConfirmDialog: 68,
    DateField: 58,
    DatePicker: 104,
    Menu: 65,
    Modal: 67,
    NumberStepper: 38,
    PhoneField: 84,
    Popover: 65,
    Select: 79,
    Table: 36,
    Tabs: 43,
    TagGroup: 60,
    TimePicker: 80,
  },
};
